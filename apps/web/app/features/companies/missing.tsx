import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'

/** In the place of a figure that is not there; a dash alone is silent in screen readers. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy[useLocale()].missing}</span>
    </>
  )
}
