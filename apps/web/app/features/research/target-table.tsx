import type { Report } from '@site/contracts/content/research.ts'
import { upsideAtIssue } from '@site/finance/recommendation-outcome.ts'
import { Change } from '#app/design/change.tsx'
import { formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { copy } from './copy.ts'
import '#app/design/table.css'

/** Rating, prices and horizon on the day of issue; market and sector reports may lack them. */
export function TargetTable({ report, locale }: { report: Report; locale: Locale }) {
  const words = copy[locale]
  const { rating, priceAtIssue, targetPrice, previousTarget, horizonMonths, sectorName, publishedAt } = report
  const rows = [
    ...(rating ? [{ label: words.rating, value: <RatingBadge locale={locale} rating={rating} /> }] : []),
    ...(priceAtIssue === null
      ? []
      : [{ label: words.priceAtIssue, value: formatRupiah(locale, priceAtIssue) }]),
    ...(targetPrice === null ? [] : [{ label: words.targetPrice, value: formatRupiah(locale, targetPrice) }]),
    ...(previousTarget === null
      ? []
      : [{ label: words.previousTarget, value: formatRupiah(locale, previousTarget) }]),
    ...(priceAtIssue !== null && targetPrice !== null
      ? [
          {
            label: words.upside,
            value: <Change fraction={upsideAtIssue({ priceAtIssue, targetPrice })} locale={locale} />,
          },
        ]
      : []),
    ...(horizonMonths === null
      ? []
      : [{ label: words.horizon, value: words.months(formatNumber(locale, horizonMonths)) }]),
    ...(sectorName ? [{ label: words.sector, value: sectorName }] : []),
  ]
  if (rows.length === 0) {
    return null
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{words.targetTitle}</h2>
      <table className="data-table">
        <caption>{words.targetCaption(formatDate(locale, publishedAt))}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.figure}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rating ? (
        <p className="mt-3 text-sm">
          <a className="text-link" href={`${pathTo('recommendation', locale)}#rating-scale`}>
            {words.recommendations}
          </a>
        </p>
      ) : null}
    </section>
  )
}
