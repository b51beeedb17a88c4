import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormCheck } from '#app/forms/form-check.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Events that start the check: earlier, it would cost every visitor CPU time or a third-party request. */
const START_EVENTS = ['focusin', 'pointerdown', 'input'] as const

/**
 * Runs the check of a form from the first interaction on, and delays the submission until there is an answer. `mount`
 * is the mount point of a widget.
 */
export function useHumanCheck(check: FormCheck, locale: Locale) {
  const form = useRef<HTMLFormElement>(null)
  const mount = useRef<HTMLDivElement>(null)
  const begun = useRef<FormCheck | null>(null)
  const [answered, setAnswered] = useState<{ readonly check: FormCheck; readonly answer: string } | null>(
    null,
  )
  const [isWaiting, setIsWaiting] = useState(false)
  const answer = answered?.check === check ? answered.answer : null

  const begin = useCallback(() => {
    if (begun.current === check) {
      return
    }
    begun.current = check
    const onAnswer = (text: string) => setAnswered({ check, answer: text })
    import('./answer-check.ts')
      .then(({ answerCheck }) => answerCheck(check, locale, mount.current, onAnswer))
      // If loading fails, the form behaves as without script.
      .catch(() => onAnswer(''))
  }, [check, locale])

  useEffect(() => {
    const element = form.current
    if (!element) {
      return
    }
    for (const event of START_EVENTS) {
      element.addEventListener(event, begin)
    }
    // The first touch often triggers hydration itself, and a returned form was touched before.
    if (begun.current !== null || element.contains(document.activeElement)) {
      begin()
    }
    return () => {
      for (const event of START_EVENTS) {
        element.removeEventListener(event, begin)
      }
    }
  }, [begin])

  useEffect(() => {
    if (!isWaiting || answer === null) {
      return
    }
    // Not at once: React may run this effect within the submit event, in which browsers ignore `requestSubmit`.
    const timer = setTimeout(() => {
      setIsWaiting(false)
      form.current?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [isWaiting, answer])

  function onSubmit(event: React.FormEvent) {
    if (answer === null) {
      event.preventDefault()
      setIsWaiting(true)
      begin()
    }
  }

  return { form, mount, answer: answer ?? '', isWaiting, onSubmit }
}
