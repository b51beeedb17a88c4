import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { type FormCheck, missingAnswers } from './form-check.ts'
import { solveProof } from './solve-proof.ts'

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
    const { way } = check
    if (way.kind === 'proof') {
      solveProof(way.challenge).then(say, () => say(''))
    } else if (place.current) {
      showWidget(way, locale, place.current, say).catch(() => say(missingAnswers.blocked))
    }
  }, [check, locale])

  useEffect(() => {
    const element = form.current
    if (!element) {
      return
    }
    for (const sign of SIGNS) {
      element.addEventListener(sign, begin)
    }
    // The page is often taken over by the very touch that is waited for.
    if (element.contains(document.activeElement)) {
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

async function showWidget(
  { siteKey, scriptUrl }: Extract<FormCheck['way'], { kind: 'widget' }>,
  locale: Locale,
  place: HTMLElement,
  say: (answer: string) => void,
): Promise<void> {
  const { loadHumanCheck } = await import('./load-human-check.ts')
  const { show } = await loadHumanCheck({ key: siteKey, version: 2, language: locale, scriptUrl })
  // The service fills an element once; a form that came back needs a fresh one.
  const box = document.createElement('div')
  place.replaceChildren(box)
  show({
    place: box,
    onAnswer: (answer) => say(answer ?? missingAnswers.unanswered),
    onFailure: () => say(missingAnswers.blocked),
  })
  say(missingAnswers.unanswered)
}
