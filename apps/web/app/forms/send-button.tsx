import { SubmitButton } from '#app/design/button.tsx'

/**
 * The button of a form that goes out once. While it is busy it can still be pressed, as a disabled button would lose the
 * focus: the form has to hold a second press back.
 */
export function SendButton({
  busy,
  children,
}: {
  /** What is being done; null: nothing, the button waits to be pressed. */
  busy: string | null
  children: React.ReactNode
}) {
  return (
    <>
      <SubmitButton isBusy={busy !== null}>{busy ?? children}</SubmitButton>
      {/* Stands there before it has anything to say: screen readers miss one that comes with its text. */}
      <span className="sr-only" role="status">
        {busy}
      </span>
    </>
  )
}
