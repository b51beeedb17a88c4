import type { Recommendation } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RecommendationStatusView } from '#app/market/recommendation-status.tsx'
import type { RecommendationStatus } from '#app/market/recommendation-statuses.server.ts'
import { copy } from './copy.ts'
import { priceChange } from './price-change.ts'

/** The figures of all recommendations; cards on narrow screens. */
export function RecommendationTable({
  items,
  statuses,
  locale,
}: {
  items: readonly Recommendation[]
  /** In the order of the items; null while they are unavailable. */
  statuses: readonly RecommendationStatus[] | null
  locale: Locale
}) {
  const words = copy[locale]
  return (
    <RecordTable
      caption={words.caption}
      columns={[
        { key: 'stock', label: words.stock },
        { key: 'rating', label: words.rating },
        { key: 'issued', label: words.issued },
        { key: 'priceAtIssue', label: words.priceAtIssue, isFigure: true },
        { key: 'targetPrice', label: words.targetPrice, isFigure: true },
        { key: 'toTarget', label: words.toTarget, isFigure: true },
        { key: 'stopLoss', label: words.stopLoss, isFigure: true },
        { key: 'horizon', label: words.horizon, isFigure: true },
        { key: 'outcome', label: outcomeCopy[locale].label },
      ]}
      records={items.map((item, index) => ({
        key: String(item.id),
        name: (
          <a
            className="text-link inline-block py-0.5"
            href={pathTo('companyDetail', locale, { slug: item.ticker.toLowerCase() })}
          >
            {item.ticker}
          </a>
        ),
        cells: [
          <Badge key="rating">{words.ratings[item.rating]}</Badge>,
          <time key="issued" className="whitespace-nowrap" dateTime={item.issuedAt}>
            {formatDateShort(locale, item.issuedAt)}
          </time>,
          formatNumber(locale, item.priceAtIssue),
          formatNumber(locale, item.targetPrice),
          <Change
            key="toTarget"
            fraction={priceChange(item.priceAtIssue, item.targetPrice)}
            locale={locale}
          />,
          item.stopLoss === null ? '–' : formatNumber(locale, item.stopLoss),
          formatNumber(locale, item.horizonMonths),
          <RecommendationStatusView
            key="outcome"
            call={item}
            locale={locale}
            status={statuses?.[index] ?? null}
          />,
        ],
      }))}
    />
  )
}
