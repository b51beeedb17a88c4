const looks = {
  main: 'button',
  quiet: 'button button-quiet',
  accent: 'button button-accent',
} as const

type Look = keyof typeof looks

/** A link to the next step of the page. */
export function ButtonLink({
  to,
  look = 'main',
  children,
}: {
  to: string
  /** `accent` only on boards, where the main color has too little contrast. */
  look?: Look
  children: React.ReactNode
}) {
  return (
    <a className={looks[look]} href={to}>
      {children}
    </a>
  )
}

/** Submits the form that contains it. */
export function SubmitButton({
  look = 'main',
  isBusy = false,
  children,
}: {
  look?: Look
  /** Looks disabled and is announced as disabled, but keeps the focus. */
  isBusy?: boolean
  children: React.ReactNode
}) {
  return (
    <button aria-disabled={isBusy || undefined} className={looks[look]} type="submit">
      {children}
    </button>
  )
}

/** A button for actions within the page; only where script is required anyway. */
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
