import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'

/** An error appears this long after the last key, or after leaving its field: at once, it would move what is being pressed. */
export const ERROR_DELAY_MS = 700

/**
 * The error of a field as it is typed, in place of the server's until the next response. `check` says what is
 * wrong with a text, null where nothing is; what is mended is cleared at once, what is wrong is said after
 * `ERROR_DELAY_MS`.
 */
export function useTypedError(
  check: ((text: string) => string | null) | undefined,
  error: string | undefined,
) {
  const answer: unknown = useActionData()
  const [typed, setTyped] = useState<{ after: unknown; error: string | null } | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const isTyped = typed !== null && typed.after === answer
  if (check === undefined) {
    return { error, isTyped: false, handlers: {} }
  }
  const show = (shown: string | null) => setTyped({ after: answer, error: shown })
  const say = (text: string) => show(text === '' ? null : check(text))
  return {
    error: isTyped ? (typed.error ?? undefined) : error,
    isTyped,
    handlers: {
      onInput({ currentTarget: { value } }: React.InputEvent<HTMLInputElement>) {
        clearTimeout(rest.current)
        if (check(value) === null) {
          say(value)
        } else {
          // A region is read out only where it was live before its text came.
          if (!isTyped) {
            show(error ?? null)
          }
          rest.current = setTimeout(say, ERROR_DELAY_MS, value)
        }
      },
      onBlur({ currentTarget: { value } }: React.FocusEvent<HTMLInputElement>) {
        clearTimeout(rest.current)
        if (value !== '') {
          rest.current = setTimeout(say, ERROR_DELAY_MS, value)
        }
      },
    },
  }
}
