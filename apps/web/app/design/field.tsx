import { useErrorTitle } from './use-error-title.ts'
import { useResponseFocus } from './use-response-focus.ts'

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

/** All errors of a form at its top, each linked to its field; takes the focus after an invalid submission. */
export function ErrorSummary({
  id,
  title,
  response,
  errors,
}: {
  id?: string
  title: string
  /** The response with the errors: each new one moves the focus here. */
  response: unknown
  errors: readonly { name: string; message: string }[]
}) {
  const element = useResponseFocus<HTMLDivElement>(response)
  useErrorTitle(errors.length > 0, response)
  if (errors.length === 0) {
    return null
  }
  return (
    <div className="rounded-card border-2 border-error p-6" id={id} ref={element} role="alert" tabIndex={-1}>
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

/** A hash navigation would make the router discard the errors; without script the link is a plain anchor. */
function focusField(name: string): boolean {
  const control = document.getElementById(`field-${name}`)
  control?.focus()
  return control !== null && control === document.activeElement
}
