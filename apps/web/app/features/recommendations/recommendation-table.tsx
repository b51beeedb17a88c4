import type { Recommendation } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { priceChange } from './price-change.ts'
import { Standing } from './standing.tsx'

const columnCount = 9

/** Each recommendation has a line of figures and, below it, a line of reasons. */
export function RecommendationTable({ items, locale }: { items: readonly Recommendation[]; locale: Locale }) {
  const words = copy[locale]
  return (
    <TableRegion label={words.title}>
      <table className="data-table min-w-[62rem]">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.stock}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.issued}</th>
            <th className="figure" scope="col">
              {words.priceAtIssue}
            </th>
            <th className="figure" scope="col">
              {words.targetPrice}
            </th>
            <th className="figure" scope="col">
              {words.toTarget}
            </th>
            <th className="figure" scope="col">
              {words.stopLoss}
            </th>
            <th className="figure" scope="col">
              {words.horizon}
            </th>
            <th scope="col">{words.status}</th>
          </tr>
        </thead>
        {items.map((item) => (
          <RecommendationRows key={item.id} item={item} locale={locale} />
        ))}
      </table>
    </TableRegion>
  )
}

function RecommendationRows({ item, locale }: { item: Recommendation; locale: Locale }) {
  const words = copy[locale]
  const { ticker, rating, issuedAt, priceAtIssue, targetPrice, stopLoss, horizonMonths } = item
  const { analystRole, rationale, report } = item
  return (
    <tbody>
      <tr className="[&>*]:border-b-0 [&>*]:pb-1">
        <th scope="row">
          <a
            className="text-link inline-block py-0.5"
            href={pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })}
          >
            {ticker}
          </a>
        </th>
        <td>
          <Badge tone="accent">{words.ratings[rating]}</Badge>
        </td>
        <td className="whitespace-nowrap">
          <time dateTime={issuedAt}>{formatDateShort(locale, issuedAt)}</time>
        </td>
        <td className="figure">{formatNumber(locale, priceAtIssue)}</td>
        <td className="figure">{formatNumber(locale, targetPrice)}</td>
        <td className="figure">
          <Change fraction={priceChange(priceAtIssue, targetPrice)} locale={locale} />
        </td>
        <td className="figure">{stopLoss === null ? '–' : formatNumber(locale, stopLoss)}</td>
        <td className="figure">{formatNumber(locale, horizonMonths)}</td>
        <td>
          <Standing item={item} locale={locale} />
        </td>
      </tr>
      <tr>
        <td className="pt-0" colSpan={columnCount}>
          {/* Stays in view while the figures above scroll sideways. */}
          <div className="sticky start-0 w-[min(80ch,calc(100vw-3rem))]">
            <p className="text-soft">
              <span className="font-semibold">{words.reason(analystRole)}</span> {rationale}
            </p>
            {report ? (
              <p className="mt-1">
                <a className="text-link" href={pathTo('researchReportDetail', locale, { slug: report.slug })}>
                  {words.report(report.title)}
                </a>
              </p>
            ) : null}
          </div>
        </td>
      </tr>
    </tbody>
  )
}
