import { formatNumber, formatRupiahShort, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { YEARS_ID } from './element-ids.ts'
import type { PageTexts } from './method-of.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { CHART_HEIGHT, CHART_WIDTH, yearBars } from './year-bars.ts'

/** For colors whose contrast with the page is below 3:1. */
const outline = 'stroke-line-strong'

/**
 * One bar per year: contributions with the return above; in retirement the remaining value and living costs. The
 * drawing scales with the page; its labels are page text, so that narrow screens do not shrink them.
 */
export function YearChart({
  locale,
  outcome,
  texts,
}: {
  locale: Locale
  outcome: PlanOutcome
  texts: PageTexts['chart']
}) {
  const words = copy[locale]
  const { years, end } = outcome
  const last = years.at(-1) ?? end
  const hasRetirement = last.year > end.year
  const bars = yearBars(years, end.year)
  const retirementText = hasRetirement
    ? words.chartRetirement(formatNumber(locale, last.age ?? 0), formatRupiahWords(locale, last.value))
    : ''
  const yearLabel = (year: number, age: number | null) =>
    age === null ? words.yearShort(formatNumber(locale, year)) : `${words.age} ${formatNumber(locale, age)}`
  return (
    <figure className="mt-6">
      <p aria-hidden="true" className="border-t border-line pt-1 text-end text-sm text-soft">
        {formatRupiahShort(locale, bars.highest)}
      </p>
      <svg
        aria-label={`${words.chartText(
          formatNumber(locale, end.year),
          formatRupiahWords(locale, end.invested),
          formatRupiahWords(locale, end.value),
        )} ${retirementText}${texts.chartFigures}`}
        className="h-48 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      >
        <path className={`fill-scene ${outline}`} d={bars.invested} vectorEffect="non-scaling-stroke" />
        <path className="fill-action" d={bars.earned} />
        <path className={`fill-accent ${outline}`} d={bars.arrival} vectorEffect="non-scaling-stroke" />
        <path
          className={`fill-action ${outline}`}
          d={bars.left}
          fillOpacity="0.45"
          vectorEffect="non-scaling-stroke"
        />
        <path className="fill-line-strong" d={bars.spent} />
        {bars.retirementAt === null ? null : (
          <path
            className="stroke-text"
            d={`M${bars.retirementAt} 0V${CHART_HEIGHT}`}
            fill="none"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p
        aria-hidden="true"
        className="flex justify-between gap-x-4 border-t border-line-strong pt-1.5 text-sm text-soft"
      >
        <span>{yearLabel(1, years[0]?.age ?? null)}</span>
        {hasRetirement ? (
          <span>{`${texts.retirement}: ${formatNumber(locale, outcome.values.retirementAge)}`}</span>
        ) : null}
        {last.year > 1 ? <span>{yearLabel(last.year, last.age)}</span> : null}
      </p>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
        <Legend className={`fill-scene ${outline}`} text={texts.legendInvested} />
        <Legend className="fill-action" text={texts.legendGrowth} />
        <Legend className={`fill-accent ${outline}`} text={texts.legendArrival} />
        {hasRetirement ? (
          <>
            <Legend className={`fill-action ${outline}`} opacity="0.45" text={texts.legendLeft} />
            <Legend className="fill-line-strong" text={texts.legendSpent} />
          </>
        ) : null}
        <a className="text-link py-1 print:hidden" href={`#${YEARS_ID}`}>
          {texts.asTable}
        </a>
      </figcaption>
    </figure>
  )
}

function Legend({ text, className, opacity }: { text: string; className: string; opacity?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" className={`size-2.5 ${className}`} viewBox="0 0 10 10">
        <rect fillOpacity={opacity} height="9" rx="2" width="9" x="0.5" y="0.5" />
      </svg>
      {text}
    </span>
  )
}
