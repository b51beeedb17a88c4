import { useErrorTitle } from './use-error-title.ts'
import { useResponseFocus } from './use-response-focus.ts'

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
