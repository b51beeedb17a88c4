import type { PriceRange } from '@site/contracts/market/prices.ts'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { companyNames } from './company-copy.ts'
import { queryOfView } from './company-view.ts'
import { copy } from './copy.ts'
import type { OverviewPart } from './load-company-part.server.ts'
import { MonthEnds } from './month-ends.tsx'
import { overviewCopy } from './overview-copy.ts'
import { PriceChartPicture } from './price-chart-picture.tsx'
import { Unavailable } from './unavailable.tsx'

const ranges: readonly PriceRange[] = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

interface PriceSectionProps {
  locale: Locale
  ticker: string
  slug: string
  range: PriceRange
  prices: OverviewPart['prices']
}

export function PriceSection({ locale, ticker, slug, range, prices }: PriceSectionProps) {
  const words = overviewCopy[locale]
  const chart = prices?.chart ?? null
  return (
    <section className="min-w-0">
      <h2 className="sr-only">{words.price}</h2>
      {prices === null ? (
        <Unavailable />
      ) : (
        <LinkChips
          chips={ranges.map((each) => ({
            to: pathTo('companyDetail', locale, { slug }, queryOfView({ range: each })),
            label: companyNames[locale].ranges[each],
            isCurrent: each === range,
          }))}
          label={words.range}
        />
      )}
      {prices !== null && chart === null ? (
        <div className="mt-6">
          <EmptyState text={copy[locale].empty} />
        </div>
      ) : null}
      {chart ? (
        <>
          <PriceChartPicture chart={chart} locale={locale} ticker={ticker} />
          <p className="mt-3 text-sm text-soft">
            {words.asOfPrice(formatDate(locale, chart.last.date))} {chart.isAdjusted ? words.adjusted : null}
          </p>
          <MonthEnds locale={locale} rows={chart.monthEnds} />
        </>
      ) : null}
    </section>
  )
}
