import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { FormCheck } from './form-check.ts'

/** Signs that somebody is about to fill in the form: until then it costs nobody anything. */
const SIGNS = ['focusin', 'pointerdown', 'input'] as const

/**
 * Answers the check of a form from the first touch on, and holds a sending back until there is an answer. `place` is where
 * a service may put its box.
 */
export function useHumanCheck(check: FormCheck, locale: Locale) {
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
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
    const say = (text: string) => setAnswered({ check, answer: text })
    import('./answer-check.ts')
      .then(({ answerCheck }) => answerCheck(check, locale, place.current, say))
      // What cannot be had leaves the form as it is without script.
      .catch(() => say(''))
  }, [check, locale])

  useEffect(() => {
    const element = form.current
    if (!element) {
      return
    }
    for (const sign of SIGNS) {
      element.addEventListener(sign, begin)
    }
    // The page is often taken over by the very touch that is waited for, and a form that came back has been touched.
    if (begun.current !== null || element.contains(document.activeElement)) {
      begin()
    }
    return () => {
      for (const sign of SIGNS) {
        element.removeEventListener(sign, begin)
      }
    }
  }, [begin])

  useEffect(() => {
    if (isWaiting && answer !== null) {
      setIsWaiting(false)
      form.current?.requestSubmit()
    }
  }, [isWaiting, answer])

  function onSubmit(event: React.FormEvent) {
    if (answer === null) {
      event.preventDefault()
      setIsWaiting(true)
      begin()
    }
  }

  return { form, place, answer: answer ?? '', isWaiting, onSubmit }
}
