import { useLocale } from '#app/i18n/use-locale.ts'
import { type AbsenceReason, ratioReasons } from '#app/market/ratio-reasons.ts'
import { copy } from './copy.ts'

/** Shown for a missing figure in a table; screen readers do not read a dash alone. */
export function Missing({
  reason = 'missing',
  explanation = null,
}: {
  reason?: AbsenceReason
  /** A reason that ratios do not have. */
  explanation?: string | null
}) {
  const { text, meaning } = ratioReasons[useLocale()][reason]
  return (
    <>
      <span aria-hidden="true" title={explanation ?? (reason === 'missing' ? undefined : meaning)}>
        {text}
      </span>
      <span className="sr-only">{explanation ?? meaning}</span>
    </>
  )
}

/** Shown for an unknown fact next to its label. */
export function NotAvailable() {
  return <span className="font-normal text-soft">{copy[useLocale()].notAvailable}</span>
}
