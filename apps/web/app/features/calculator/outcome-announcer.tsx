import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { LivePlan } from './live-plan.ts'
import { spokenOutcome } from './outcome-sentence.ts'
import { planCopy } from './plan-copy.ts'

/** Announces a change only after typing has paused. */
const REST_MS = 1000

/** Announces a new result politely, or that there is none; silent until something is typed. */
export function OutcomeAnnouncer({ locale, plan }: { locale: Locale; plan: LivePlan }) {
  const [spoken, setSpoken] = useState('')
  const { outcome } = plan.form
  const { isTyped, isStale } = plan
  useEffect(() => {
    if (!isTyped || outcome === null) {
      setSpoken('')
    }
    if (isTyped && (outcome !== null || isStale)) {
      const timer = setTimeout(
        () => setSpoken(outcome === null ? planCopy[locale].stale : spokenOutcome(locale, outcome)),
        REST_MS,
      )
      return () => clearTimeout(timer)
    }
  }, [locale, outcome, isTyped, isStale])
  return (
    <p aria-live="polite" className="sr-only" data-script-only="">
      {spoken}
    </p>
  )
}
