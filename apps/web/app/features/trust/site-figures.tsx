import { FactColumns } from '#app/design/fact-columns.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { trustCopy } from './trust-copy.ts'

/** What `npm run lighthouse -- --record` writes for a release: the lowest score, and the range of the pages. */
export interface ReleaseFigures {
  readonly measuredOn: string
  readonly tool: string
  readonly pages: number
  readonly accessibility: number
  readonly largestPaintMs: readonly number[]
  readonly layoutShift: number
}

const DECIMALS_OF_SHIFT = 3

export function SiteFigures({ figures, locale }: { figures: ReleaseFigures; locale: Locale }) {
  const words = trustCopy[locale]
  const { measuredOn, tool, pages, accessibility, largestPaintMs, layoutShift } = figures
  const writeSeconds = (ms: number) => formatNumber(locale, ms / 1_000, 1)
  return (
    <>
      <FactColumns
        facts={[
          {
            label: words.figures.accessibility,
            value: words.ofHundred(formatNumber(locale, accessibility)),
          },
          {
            label: words.figures.largestPaint,
            value: words.seconds(
              writeSeconds(Math.min(...largestPaintMs)),
              writeSeconds(Math.max(...largestPaintMs)),
            ),
          },
          {
            label: words.figures.shift,
            value: layoutShift === 0 ? words.none : formatNumber(locale, layoutShift, DECIMALS_OF_SHIFT),
          },
        ]}
      />
      <p className="mt-2 max-w-[64ch] text-sm text-soft">
        {words.measured({ tool, date: formatDate(locale, measuredOn), pages: formatNumber(locale, pages) })}
      </p>
    </>
  )
}
