import { useAnswerFocus } from './use-answer-focus.ts'

interface FieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Whether the error comes and goes while the field is typed in, and is then read out. */
  isTyped?: boolean
  /** Names the error for scripts and tests, as `data-error` on its element. */
  errorData?: string | undefined
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string | undefined
  children: (attributes: {
    id: string
    name: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => React.ReactNode
}

/** A form field with its label, hint and error, tied together for assistive technology. */
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
          'aria-invalid': error ? true : undefined,
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

/** All errors of a form at its top, each a link to its field; takes the focus when the form comes back. */
export function ErrorSummary({
  id,
  title,
  answer,
  errors,
}: {
  id?: string
  title: string
  /** What says the errors: each new one takes the focus. */
  answer: unknown
  errors: readonly { name: string; message: string }[]
}) {
  const place = useAnswerFocus<HTMLDivElement>(answer)
  if (errors.length === 0) {
    return null
  }
  return (
    <div className="rounded-card border-2 border-error p-6" id={id} ref={place} role="alert" tabIndex={-1}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 list-disc ps-5">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              className="text-link"
              href={`#field-${name}`}
              onClick={(event) => {
                if (focusField(name)) {
                  event.preventDefault()
                }
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With a hash in the address the router would start over and forget the errors; without script it must do. */
function focusField(name: string): boolean {
  const control = document.getElementById(`field-${name}`)
  control?.focus()
  return control !== null && control === document.activeElement
}
