import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'

/** Shown for a missing figure; screen readers do not read a dash alone. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy[useLocale()].missing}</span>
    </>
  )
}
