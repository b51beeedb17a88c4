/** A checkbox or radio button with its label; the label is part of the click target. */
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
  /** The id of this choice's error element, if there is an error. */
  errorId?: string | undefined
  children: React.ReactNode
}) {
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
      <input
        {...input}
        aria-describedby={errorId}
        // A radio button of a group is never invalid. Without the attribute, browsers report each required one as invalid.
        aria-invalid={input.type === 'checkbox' && errorId !== undefined}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
