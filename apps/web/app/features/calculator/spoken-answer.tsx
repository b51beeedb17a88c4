import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { spokenAnswer } from './answer-sentence.ts'
import type { LivePlan } from './live-plan.ts'

/** Who listens hears where a change has come to rest, not every key. */
const REST_MS = 1000

/** Reads the new answer out, politely; nothing while the page is as it was sent. */
export function SpokenAnswer({ locale, plan }: { locale: Locale; plan: LivePlan }) {
  const [spoken, setSpoken] = useState('')
  const answer = plan.isTyped ? plan.form.answer : null
  useEffect(() => {
    if (answer !== null) {
      const timer = setTimeout(() => setSpoken(spokenAnswer(locale, answer)), REST_MS)
      return () => clearTimeout(timer)
    }
  }, [locale, answer])
  return (
    <p aria-live="polite" className="sr-only" data-script-only="">
      {spoken}
    </p>
  )
}
