import type { Rating } from '@site/contracts/content/research.ts'
import type { Locale } from '#app/i18n/locales.ts'
import './rating.css'

export const ratingNames = {
  id: { buy: 'Beli', hold: 'Tahan', sell: 'Jual' },
  en: { buy: 'Buy', hold: 'Hold', sell: 'Sell' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<Rating, string>>>>

/** On a grid of ten units: a triangle up, a bar, a triangle down. */
const shapes = {
  buy: 'M5 1 9.5 9h-9Z',
  hold: 'M.5 3.5h9v3h-9Z',
  sell: 'M5 9 .5 1h9Z',
} as const satisfies Readonly<Record<Rating, string>>

/** A recommendation to buy, hold or sell, told apart by word, shape and color. */
export function RatingBadge({ locale, rating }: { locale: Locale; rating: Rating }) {
  return (
    <span className={`badge rating rating-${rating}`}>
      <svg aria-hidden="true" fill="currentColor" height="0.65em" viewBox="0 0 10 10" width="0.65em">
        <path d={shapes[rating]} />
      </svg>
      {` ${ratingNames[locale][rating]}`}
    </span>
  )
}
