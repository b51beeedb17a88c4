import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'

/**
 * Delay of a validation error after the last key or after blur: shown at once, it would move a button under the
 * pointer.
 */
export const ERROR_DELAY_MS = 700

/**
 * The error of a field while typing; replaces the server's error until the next response. `check` returns the error of
 * a text or null. A fixed error is cleared at once, a new one is shown after `ERROR_DELAY_MS`.
 */
export function useTypedError(
  check: ((text: string) => string | null) | undefined,
  error: string | undefined,
) {
  const response: unknown = useActionData()
  const [typed, setTyped] = useState<{ after: unknown; error: string | null } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isTyped = typed !== null && typed.after === response
  if (check === undefined) {
    return { error, isTyped: false, handlers: {} }
  }
  const show = (shown: string | null) => setTyped({ after: response, error: shown })
  const showErrorFor = (text: string) => show(text === '' ? null : check(text))
  return {
    error: isTyped ? (typed.error ?? undefined) : error,
    isTyped,
    handlers: {
      onInput({ currentTarget: { value } }: React.InputEvent<HTMLInputElement>) {
        clearTimeout(timer.current)
        if (check(value) === null) {
          showErrorFor(value)
        } else {
          // A live region must exist before its text changes to be announced.
          if (!isTyped) {
            show(error ?? null)
          }
          timer.current = setTimeout(showErrorFor, ERROR_DELAY_MS, value)
        }
      },
      onBlur({ currentTarget: { value } }: React.FocusEvent<HTMLInputElement>) {
        clearTimeout(timer.current)
        if (value !== '') {
          timer.current = setTimeout(showErrorFor, ERROR_DELAY_MS, value)
        }
      },
    },
  }
}
