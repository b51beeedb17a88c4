import type { ProfileKey, RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { resultCopy } from './result-copy.ts'

/** Half a point belongs to each side of a total, so that the first and the last have a place of their own. */
const HALF_POINT = 0.5

/**
 * The ranges of the profiles in their true proportion, the final one filled, and the score as a mark on them. Lengths
 * are percentages, so that the drawing stretches while its texts keep their size.
 */
export function ScoreScale({
  profiles,
  profile,
  score,
  locale,
}: {
  profiles: readonly Pick<RiskQuestionnaire['profiles'][number], 'key' | 'name' | 'min' | 'max'>[]
  /** The final one. */
  profile: ProfileKey
  score: number
  locale: Locale
}) {
  const words = resultCopy[locale]
  const number = (value: number) => formatNumber(locale, value)
  const bands = [...profiles].sort((one, other) => one.min - other.min)
  const lowest = (bands[0]?.min ?? 0) - HALF_POINT
  const highest = (bands.at(-1)?.max ?? 0) + HALF_POINT
  const at = (value: number) => `${(((value - lowest) / (highest - lowest)) * 100).toFixed(2)}%`
  const widthOf = (points: number) => `${((points / (highest - lowest)) * 100).toFixed(2)}%`
  const final = bands.find(({ key }) => key === profile)?.name ?? ''
  const ranges = bands.map(({ name, min, max }) => words.bandText(name, number(min), number(max))).join(', ')
  return (
    <svg
      aria-label={words.scaleText(number(score), ranges, final)}
      className="h-28 w-full overflow-visible"
      role="img"
    >
      {bands.map(({ key, name, min, max }, position) => (
        <g key={key}>
          <rect
            className={key === profile ? 'fill-action' : 'fill-line'}
            height="14"
            width={widthOf(max - min + 1 - (position === bands.length - 1 ? 0 : HALF_POINT / 2))}
            x={at(min - HALF_POINT)}
            y="40"
          />
          <text
            className={key === profile ? 'fill-text text-sm font-bold' : 'fill-soft text-sm'}
            x={at(min - HALF_POINT)}
            y="76"
          >
            {name}
          </text>
          <text className="fill-soft text-sm" x={at(min - HALF_POINT)} y="96">
            {number(min)}–{number(max)}
          </text>
        </g>
      ))}
      <line className="stroke-accent" strokeWidth="4" x1={at(score)} x2={at(score)} y1="30" y2="62" />
      <text className="fill-text text-lg font-bold" textAnchor="middle" x={at(score)} y="22">
        {number(score)}
      </text>
    </svg>
  )
}
