import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { spokenAnswer } from './answer-sentence.ts'
import type { LivePlan } from './live-plan.ts'
import { planCopy } from './plan-copy.ts'

/** Announces a change only after typing has paused. */
const REST_MS = 1000

/** Announces a new result politely, or that there is none; silent until something is typed. */
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
