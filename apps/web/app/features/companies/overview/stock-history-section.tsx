import { FoldedSection } from '#app/design/folded-section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { signedNumber } from '#app/features/companies/figures.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'

export function StockHistorySection({
  locale,
  summary,
  history,
}: {
  locale: Locale
  summary: string
  history: CompanyDetails['stockHistory']
}) {
  const words = overviewCopy[locale]
  return (
    <FoldedSection summary={summary} title={words.stockHistory}>
      <TableRegion label={words.stockHistory}>
        <table className="data-table">
          <TableCaption>{words.stockHistoryCaption}</TableCaption>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.event}</th>
              <th className="figure" scope="col">
                {words.sharesAdded}
              </th>
              <th className="figure" scope="col">
                {words.sharesTotal}
              </th>
              <th className="figure" scope="col">
                {words.priceOrRatio}
              </th>
              <th className="figure" scope="col">
                {words.adjustmentFactor}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map((entry) => (
              <tr key={`${entry.date}${entry.event}`}>
                <th className="whitespace-nowrap" scope="row">
                  {formatDate(locale, entry.date)}
                </th>
                <td>{entry.event}</td>
                <td className="figure">{signedNumber(locale, entry.sharesAdded)}</td>
                <td className="figure">{formatNumber(locale, entry.sharesTotal)}</td>
                <td className="figure">{priceOrRatio(locale, entry)}</td>
                <td className="figure">
                  {entry.adjustmentFactor === null ? '–' : formatNumber(locale, entry.adjustmentFactor, 4)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </FoldedSection>
  )
}

/** A rights issue has both. */
function priceOrRatio(locale: Locale, { price, ratio }: CompanyDetails['stockHistory'][number]): string {
  const parts = [
    ...(price === null ? [] : [formatRupiah(locale, price)]),
    ...(ratio === null ? [] : [ratioOfShares(locale, ratio)]),
  ]
  return parts.join(', ') || '–'
}
