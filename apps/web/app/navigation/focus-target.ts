/** The heading of the page; of one without a heading, its content. */
export function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

export function focusTarget(target: HTMLElement | null, options: FocusOptions): void {
  if (target && target.tabIndex < 0) {
    target.tabIndex = -1
  }
  target?.focus(options)
}
