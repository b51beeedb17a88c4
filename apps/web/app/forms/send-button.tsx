import { SubmitButton } from '#app/design/button.tsx'

/**
 * The submit button of a form that must be sent once. It is not disabled while busy, because a disabled button loses
 * the focus: the form must ignore further clicks.
 */
export function SendButton({
  busy,
  isBlocked = false,
  children,
}: {
  /** The action in progress; null if the button is idle. */
  busy: string | null
  /** Whether another form of the page is being sent. */
  isBlocked?: boolean
  children: React.ReactNode
}) {
  return (
    <>
      <SubmitButton isBusy={busy !== null || isBlocked}>{busy ?? children}</SubmitButton>
      {/* Rendered before it has text: screen readers miss a live region that is inserted together with its text. */}
      <span className="sr-only" role="status">
        {busy}
      </span>
    </>
  )
}
