import type { Recommendation } from '@site/contracts/content/research.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import { upsideAtIssue } from '@site/finance/recommendation-outcome.ts'
import { Change } from '#app/design/change.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { reasonCopy } from '#app/page-parts/recommendations/recommendation-reason.tsx'
import { RecommendationStatusView } from '#app/page-parts/recommendations/recommendation-status.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { copy } from './copy.ts'

interface RecommendationTableProps {
  items: readonly Recommendation[]
  /** In the order of the items; null while they are unavailable. */
  statuses: readonly RecommendationStatus[] | null
  locale: Locale
}

/** The figures of all recommendations, for wide screens. */
export function RecommendationTable({ items, statuses, locale }: RecommendationTableProps) {
  const words = copy[locale]
  return (
    <TableRegion label={sitePages.recommendation.title[locale]}>
      <RecordTable
        caption={<span data-list-start>{words.caption}</span>}
        columns={[
          { key: 'stock', label: words.stock },
          { key: 'rating', label: words.rating },
          { key: 'issued', label: words.issued },
          { key: 'priceAtIssue', label: reasonCopy[locale].priceAtIssue, isFigure: true },
          { key: 'targetPrice', label: words.targetPrice, isFigure: true },
          { key: 'upside', label: words.upsideAtIssue, isFigure: true },
          { key: 'toTarget', label: words.toTarget, isFigure: true },
          { key: 'stopLoss', label: reasonCopy[locale].stopLoss, isFigure: true },
          { key: 'outcome', label: outcomeCopy[locale].label },
        ]}
        records={items.map((item, index) => {
          const status = statuses?.[index] ?? null
          return {
            key: String(item.id),
            name: (
              <a
                className="text-link inline-block py-0.5"
                href={pathTo('companyDetail', locale, { slug: item.ticker.toLowerCase() })}
              >
                {item.ticker}
                {status?.companyName ? (
                  <span className="block text-sm font-normal">{status.companyName}</span>
                ) : null}
              </a>
            ),
            cells: [
              <RatingBadge key="rating" locale={locale} rating={item.rating} />,
              <span key="issued" className="whitespace-nowrap">
                <time className="block" dateTime={item.issuedAt}>
                  {formatDateShort(locale, item.issuedAt)}
                </time>
                <span className="text-sm text-soft">
                  {reasonCopy[locale].months(formatNumber(locale, item.horizonMonths))}
                </span>
              </span>,
              formatNumber(locale, item.priceAtIssue),
              formatNumber(locale, item.targetPrice),
              <Change key="upside" fraction={upsideAtIssue(item)} locale={locale} />,
              <Change key="toTarget" fraction={status?.toTarget ?? null} locale={locale} />,
              item.stopLoss === null ? '–' : formatNumber(locale, item.stopLoss),
              <RecommendationStatusView key="outcome" call={item} locale={locale} status={status} />,
            ],
          }
        })}
      />
    </TableRegion>
  )
}
