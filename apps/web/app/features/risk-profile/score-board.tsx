import type { ProfileKey } from '@site/contracts/content/tools.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { resultCopy } from './result-copy.ts'
import type { ShownResult } from './shown-result.ts'

/** Each score covers half a point on both sides, so that the first and last score have a width. */
const HALF_POINT = 0.5

interface ScoreBoardProps {
  profiles: ShownResult['profiles']
  /** The final profile, after caps. */
  profile: ProfileKey
  score: number
  locale: Locale
}

/** The score and its position among the profiles. */
export function ScoreBoard(props: ScoreBoardProps) {
  const { profiles, score, locale } = props
  const words = resultCopy[locale]
  const lowest = Math.min(...profiles.map(({ min }) => min))
  const highest = Math.max(...profiles.map(({ max }) => max))
  return (
    <div className="board rounded-card p-7 sm:p-9">
      <Kawung />
      <div className="relative">
        <p className="text-on-board-soft">{words.score}</p>
        <p className="mt-1 mb-6 flex flex-wrap items-baseline gap-x-3">
          <b className="text-4xl font-extrabold tracking-tight">{formatNumber(locale, score)}</b>
          <span className="text-on-board-soft">
            {words.outOf(formatNumber(locale, lowest), formatNumber(locale, highest))}
          </span>
        </p>
        <ScoreScale {...props} />
      </div>
    </div>
  )
}

/**
 * The score ranges of the profiles to scale, the final one filled, with a mark for the score. Lengths are percentages,
 * so that the drawing stretches while its texts keep their size.
 */
function ScoreScale({ profiles, profile, score, locale }: ScoreBoardProps) {
  const words = resultCopy[locale]
  const number = (value: number) => formatNumber(locale, value)
  const bands = [...profiles].sort((one, other) => one.min - other.min)
  const lowest = (bands[0]?.min ?? 0) - HALF_POINT
  const highest = (bands.at(-1)?.max ?? 0) + HALF_POINT
  const at = (value: number) => `${(((value - lowest) / (highest - lowest)) * 100).toFixed(2)}%`
  const toWidth = (points: number) => `${((points / (highest - lowest)) * 100).toFixed(2)}%`
  const final = bands.find(({ key }) => key === profile)?.name ?? ''
  const ranges = bands.map(({ name, min, max }) => words.bandText(name, number(min), number(max))).join(', ')
  return (
    <svg
      aria-label={words.scaleText(number(score), ranges, final)}
      className="h-20 w-full overflow-visible"
      role="img"
    >
      {bands.map(({ key, name, min, max }, position) => (
        <g key={key}>
          <rect
            fill="currentColor"
            fillOpacity={key === profile ? 1 : 0.25}
            height="12"
            width={toWidth(max - min + 1 - (position === bands.length - 1 ? 0 : HALF_POINT / 2))}
            x={at(min - HALF_POINT)}
            y="10"
          />
          <text
            className={key === profile ? 'text-sm font-bold' : 'text-sm text-on-board-soft'}
            fill="currentColor"
            x={at(min - HALF_POINT)}
            y="52"
          >
            {name}
          </text>
          <text className="text-sm text-on-board-soft" fill="currentColor" x={at(min - HALF_POINT)} y="73">
            {`${number(min)}–${number(max)}`}
          </text>
        </g>
      ))}
      <line className="stroke-accent" strokeWidth="5" x1={at(score)} x2={at(score)} y1="0" y2="32" />
    </svg>
  )
}
