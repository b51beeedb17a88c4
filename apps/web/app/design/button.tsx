const looks = {
  main: 'button',
  quiet: 'button button-quiet',
  accent: 'button button-accent',
} as const

type Look = keyof typeof looks

/** A link that is the next step of the page. */
export function ButtonLink({
  to,
  look = 'main',
  children,
}: {
  to: string
  /** `accent` on boards only, where the main colour would sink. */
  look?: Look
  children: React.ReactNode
}) {
  return (
    <a className={looks[look]} href={to}>
      {children}
    </a>
  )
}

/** Sends the form it stands in. */
export function SubmitButton({
  look = 'main',
  isBusy = false,
  children,
}: {
  look?: Look
  /** Looks and is called disabled, and keeps the focus. */
  isBusy?: boolean
  children: React.ReactNode
}) {
  return (
    <button aria-disabled={isBusy || undefined} className={looks[look]} type="submit">
      {children}
    </button>
  )
}

/** Does something on the page itself; only where script is needed anyway. */
export function Button({
  look = 'main',
  onClick,
  isDisabled = false,
  children,
}: {
  look?: Look
  onClick: () => void
  isDisabled?: boolean
  children: React.ReactNode
}) {
  return (
    <button className={looks[look]} disabled={isDisabled} onClick={onClick} type="button">
      {children}
    </button>
  )
}
