import { formatChange } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { toDirection } from './direction.ts'

/** A rise or fall in percent, shown by mark, sign and color. `fraction` 0.0198 is +1,98%. */
export function Change({ locale, fraction }: { locale: Locale; fraction: number | null }) {
  if (fraction === null) {
    return <span>–</span>
  }
  return <span className={toDirection(fraction)}>{formatChange(locale, fraction)}</span>
}
