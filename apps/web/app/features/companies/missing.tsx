import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'

/** Shown for a missing figure in a table; screen readers do not read a dash alone. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy[useLocale()].missing}</span>
    </>
  )
}

/** Shown for an unknown fact next to its label. */
export function NotAvailable() {
  return <span className="font-normal text-soft">{copy[useLocale()].notAvailable}</span>
}
