import { EmptyState, Notice } from '#app/design/notice.tsx'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { copy } from '#app/features/companies/copy.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatDate, formatPrice } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { MonthEnds } from './month-ends.tsx'
import type { PriceChart } from './price-chart.server.ts'
import { PriceChartControls } from './price-chart-controls.tsx'
import { priceChartCopy } from './price-chart-copy.ts'
import { PriceChartPicture } from './price-chart-picture.tsx'
import type { PriceSummary } from './price-summary.server.ts'

interface PriceSectionProps {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  prices: PriceSummary | null
}

export function PriceSection({ locale, ticker, slug, view, prices }: PriceSectionProps) {
  const { range, chart: chartView } = view
  return (
    <section className="min-w-0">
      <h2 className="sr-only">{overviewCopy[locale].price}</h2>
      {prices === null ? (
        <Unavailable />
      ) : (
        <>
          <VersusError error={prices.versusError} locale={locale} />
          {prices.chart ? (
            <PriceChartPicture
              key={JSON.stringify([ticker, range, chartView])}
              chart={prices.chart}
              locale={locale}
            />
          ) : (
            <div className="mt-6">
              <EmptyState text={explainAbsence(locale, prices, chartView.versus !== null)} />
            </div>
          )}
          <PriceChartControls
            index={prices.index}
            locale={locale}
            range={range}
            slug={slug}
            ticker={ticker}
            view={chartView}
          />
          {prices.chart ? (
            <>
              <Method chart={prices.chart} />
              <MonthEnds chart={prices.chart} locale={locale} />
            </>
          ) : null}
        </>
      )}
    </section>
  )
}

/** Of both drawings, if narrow screens have their own. */
function Method({ chart }: { chart: PriceChart }) {
  const narrow = chart.kind === 'prices' ? chart.narrow : null
  return (
    <>
      <p className={`mt-3 text-sm text-soft${narrow ? ' max-sm:hidden' : ''}`}>{chart.method}</p>
      {narrow ? <p className="mt-3 text-sm text-soft sm:hidden">{narrow.method}</p> : null}
    </>
  )
}

function VersusError({ locale, error }: { locale: Locale; error: PriceSummary['versusError'] }) {
  const words = priceChartCopy[locale]
  if (error === null) {
    return null
  }
  return (
    <div className="mt-4">
      <Notice tone="warning">
        {error.kind === 'unknown' ? words.versusUnknown(error.name ?? '') : words.versusUnavailable}
      </Notice>
    </div>
  )
}

function explainAbsence(
  locale: Locale,
  { only, isOnlySinceBreak, lastDay, chart }: PriceSummary,
  isComparison: boolean,
): string {
  const words = priceChartCopy[locale]
  if (only) {
    const explain = isOnlySinceBreak ? words.oneDaySinceBreak : words.oneDay
    return explain(formatDate(locale, only.date), formatPrice(locale, only.close))
  }
  if (isComparison && chart === null && lastDay) {
    return words.versusNothing
  }
  return lastDay ? words.noTrade(formatDate(locale, lastDay)) : copy[locale].empty
}
