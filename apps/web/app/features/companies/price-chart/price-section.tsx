import { EmptyState, Notice } from '#app/design/notice.tsx'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { MonthEnds } from './month-ends.tsx'
import type { PriceChart } from './price-chart.server.ts'
import { PriceChartControls } from './price-chart-controls.tsx'
import { PriceChartPicture } from './price-chart-picture.tsx'
import { SECTOR } from './price-chart-view.ts'
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
          {prices.versusError !== null && chartView.versus === SECTOR ? (
            <div className="mt-4">
              <Notice tone="warning">{prices.versusError}</Notice>
            </div>
          ) : null}
          {prices.chart ? (
            <PriceChartPicture
              key={JSON.stringify([ticker, range, chartView])}
              chart={prices.chart}
              locale={locale}
            />
          ) : (
            <div className="mt-6">
              <EmptyState text={prices.absence ?? ''} />
            </div>
          )}
          <PriceChartControls
            index={prices.index}
            locale={locale}
            range={range}
            slug={slug}
            ticker={ticker}
            versusError={prices.versusError}
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
