interface Tab {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
  /** Shown only on screens narrower than 48rem, or only on wider ones. */
  readonly only?: 'narrow' | 'wide'
}

const visibility = { narrow: 'md:hidden', wide: 'max-md:hidden' } as const

/** Views of one page as links: each tab has its own URL and works without JavaScript. */
export function LinkTabs({
  label,
  tabs,
  isSticky = false,
}: {
  label: string
  tabs: readonly Tab[]
  /** Whether the tabs stay at the top of the screen. */
  isSticky?: boolean
}) {
  return (
    <nav aria-label={label} className={isSticky ? 'link-tabs link-tabs-sticky' : 'link-tabs'}>
      <ul>
        {tabs.map((tab) => (
          <li key={`${tab.to} ${tab.label}`} className={tab.only && visibility[tab.only]}>
            <a
              ref={tab.isCurrent ? centerInBar : undefined}
              aria-current={tab.isCurrent ? 'page' : undefined}
              data-keep-scroll
              href={tab.to}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On narrow screens the bar overflows: scroll the selected link to its center. */
function centerInBar(link: HTMLAnchorElement | null): void {
  const bar = link?.closest('nav')
  const { left = 0, width = 0 } = link?.getBoundingClientRect() ?? {}
  // Zero: a tab for other widths.
  if (bar && width > 0) {
    bar.scrollLeft += left - bar.getBoundingClientRect().left - (bar.clientWidth - width) / 2
  }
}

/** Filters of a list as links. `keepsScroll` keeps the scroll position when a filter changes a visible part of the page. */
export function LinkChips({
  label,
  keepsScroll = false,
  chips,
}: {
  label: string
  keepsScroll?: boolean
  chips: readonly { to: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="link-chips">
        {chips.map((chip) => (
          <li key={chip.to}>
            <a
              ref={chip.isCurrent ? centerInBar : undefined}
              aria-current={chip.isCurrent ? 'true' : undefined}
              data-keep-scroll={keepsScroll ? '' : undefined}
              href={chip.to}
            >
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
