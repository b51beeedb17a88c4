import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { spokenAnswer } from './answer-sentence.ts'
import type { LivePlan } from './live-plan.ts'
import { planCopy } from './plan-copy.ts'

/** Who listens hears where a change has come to rest, not every key. */
const REST_MS = 1000

/** Reads the new answer out, politely, or that there is none; nothing while the page is as it was sent. */
export function SpokenAnswer({ locale, plan }: { locale: Locale; plan: LivePlan }) {
  const [spoken, setSpoken] = useState('')
  const { answer } = plan.form
  const { isTyped, isStale } = plan
  useEffect(() => {
    if (!isTyped || answer === null) {
      setSpoken('')
    }
    if (isTyped && (answer !== null || isStale)) {
      const timer = setTimeout(
        () => setSpoken(answer === null ? planCopy[locale].stale : spokenAnswer(locale, answer)),
        REST_MS,
      )
      return () => clearTimeout(timer)
    }
  }, [locale, answer, isTyped, isStale])
  return (
    <p aria-live="polite" className="sr-only" data-script-only="">
      {spoken}
    </p>
  )
}
