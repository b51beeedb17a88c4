import { Kawung } from '#app/design/kawung.tsx'
import { formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

const heights = [26, 40, 36, 58, 74, 96, 118] as const
const LINE = 84

/** The main condition of a service, as a figure and a drawing. */
export function ConditionBoard({ minimumAssets, locale }: { minimumAssets: number; locale: Locale }) {
  const words = copy[locale]
  const minimum = formatRupiahWords(locale, minimumAssets)
  return (
    <section className="board rounded-card p-7">
      <Kawung />
      <div className="relative">
        <h2 className="text-sm font-semibold tracking-normal text-on-board-soft">{words.mainCondition}</h2>
        <p className="mt-1 text-2xl font-extrabold tracking-[-0.03em] wrap-break-word">{minimum}</p>
        <p className="text-on-board-soft">{words.minimumAssets}</p>
        <svg aria-label={words.gatePicture(minimum)} className="mt-5 w-full" role="img" viewBox="0 0 280 130">
          {heights.map((height, position) => (
            <rect
              key={height}
              className={height > LINE ? 'fill-accent' : 'fill-brand-600'}
              height={height}
              rx="2"
              width="26"
              x={6 + position * 40}
              y={128 - height}
            />
          ))}
          <path
            className="stroke-on-board"
            d={`M0 ${128 - LINE}H280`}
            fill="none"
            strokeDasharray="3 6"
            strokeLinecap="round"
            strokeWidth="2"
          />
          <path className="stroke-on-board-soft" d="M0 129H280" strokeWidth="1.5" />
        </svg>
      </div>
    </section>
  )
}
