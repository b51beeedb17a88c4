/** A box or a radio with its words beside it; the words are part of the target. */
export function Choice({
  children,
  error,
  errorId,
  ...input
}: {
  type: 'checkbox' | 'radio'
  id?: string
  name: string
  value: string
  defaultChecked: boolean
  required?: boolean
  error?: string | undefined
  errorId?: string
  children: React.ReactNode
}) {
  return (
    <div>
      <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
        <input
          {...input}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-action"
        />
        <span className="min-w-0">{children}</span>
      </label>
      {error ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
