/** A box or a radio with its words beside it; the words are part of the target. */
export function Choice({
  children,
  errorId,
  ...input
}: {
  type: 'checkbox' | 'radio'
  id?: string
  name: string
  value: string
  defaultChecked: boolean
  required?: boolean
  /** The element that says what is wrong with this choice, where something is. */
  errorId?: string | undefined
  children: React.ReactNode
}) {
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
      <input
        {...input}
        aria-describedby={errorId}
        // One radio of several is never wrong by itself.
        aria-invalid={errorId && input.type === 'checkbox' ? true : undefined}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
