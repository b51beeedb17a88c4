import { FoldedSection } from '#app/design/folded-section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { currencyName } from '#app/features/companies/currency-names.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { IndonesianNote, LocalizedText } from '#app/market/local-text.tsx'

export function SubsidiariesSection({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  const { subsidiaries, summaries } = details
  const words = overviewCopy[locale]
  return (
    <FoldedSection summary={summaries.subsidiaries} title={words.subsidiaries}>
      <TableRegion label={words.subsidiaries}>
        <table className="data-table">
          <TableCaption>{words.subsidiariesCaption}</TableCaption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th className="figure" scope="col">
                {words.ownership}
              </th>
              <th scope="col">{words.relation}</th>
              <th scope="col">{words.lineOfBusiness}</th>
              <th scope="col">{words.location}</th>
              <th className="figure" scope="col">
                {words.commercialYear}
              </th>
              <th className="figure" scope="col">
                {words.totalAssets}
              </th>
              <th scope="col">{words.currencyAndUnit}</th>
              <th scope="col">{words.status}</th>
            </tr>
          </thead>
          <tbody>
            {subsidiaries.map((company) => (
              <tr key={`${company.name}${company.relation}${company.ownership}`}>
                <th className="min-w-[12rem]" scope="row">
                  {company.name}
                </th>
                <td className="figure">{formatPercent(locale, fractionOfPercent(company.ownership))}</td>
                <td>{company.relation}</td>
                <td className="min-w-[11rem]">
                  {company.business === null ? <Missing /> : <LocalizedText value={company.business} />}
                </td>
                <td>{company.location ?? <Missing />}</td>
                <td className="figure">{company.commercialYear ?? <Missing />}</td>
                <td className="figure">
                  {company.totalAssets === null ? <Missing /> : formatNumber(locale, company.totalAssets)}
                </td>
                <td>{words.inMillions(currencyName(locale, company.currency))}</td>
                <td>{company.isActive ? words.active : words.inactive}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <IndonesianNote values={subsidiaries.map(({ business }) => business)} />
    </FoldedSection>
  )
}
