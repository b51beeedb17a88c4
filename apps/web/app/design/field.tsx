interface FieldProps {
  name: string
  label: string
  hint?: React.ReactNode
  error?: string | undefined
  /** Whether the error is updated while typing and then announced. */
  isTyped?: boolean
  /** Identifies the error for scripts and tests, as `data-error` on its element. */
  errorData?: string | undefined
  /** Shown after the label of an optional field. */
  optionalLabel?: string | undefined
  children: (attributes: {
    id: string
    name: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => React.ReactNode
}

/** A form field with its label, hint and error, associated for assistive technology. */
export function Field({
  name,
  label,
  hint,
  error,
  isTyped = false,
  errorData,
  optionalLabel,
  children,
}: FieldProps) {
  const id = `field-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div>
      <label className="font-semibold" htmlFor={id}>
        {label}
        {optionalLabel ? <span className="font-normal text-soft">{` (${optionalLabel})`}</span> : null}
      </label>
      {hint ? (
        <p className="text-sm text-soft" id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className="mt-1.5">
        {children({
          id,
          name,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          // Without the attribute, browsers report a required choice as invalid before any input.
          'aria-invalid': Boolean(error),
        })}
      </div>
      <div aria-live={isTyped ? 'polite' : undefined}>
        {error ? (
          <p className="mt-1 text-sm font-semibold text-error" data-error={errorData} id={errorId}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}
