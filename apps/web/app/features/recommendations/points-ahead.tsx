import { toDirection } from '#app/design/direction.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** Percentage points ahead of the index, by mark, sign and color; null: not comparable. */
export function PointsAhead({
  locale,
  points,
  hasUnit = true,
}: {
  locale: Locale
  points: number | null
  hasUnit?: boolean
}) {
  const words = copy[locale]
  if (points === null) {
    return <span>{words.notComparable}</span>
  }
  const rounded = Math.round(points * 10) / 10
  const text = `${rounded > 0 ? '+' : ''}${formatNumber(locale, rounded, 1)}`
  return <span className={toDirection(rounded)}>{hasUnit ? words.points(text) : text}</span>
}
