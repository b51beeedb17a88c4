import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { CalculatorAnswer } from './sent-form.ts'

/** The figures of the chart. Pension plans also say how old the visitor is then. */
export function YearTable({ locale, answer }: { locale: Locale; answer: CalculatorAnswer }) {
  const words = copy[locale]
  const { currentAge } = answer.values
  return (
    <Section title={words.tableTitle}>
      <TableRegion label={words.tableTitle}>
        <table className="data-table">
          <caption>{words.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              {currentAge > 0 ? (
                <th className="figure" scope="col">
                  {words.age}
                </th>
              ) : null}
              <th className="figure" scope="col">
                {words.investedSoFar}
              </th>
              <th className="figure" scope="col">
                {words.earnedSoFar}
              </th>
              <th className="figure" scope="col">
                {words.valueThen}
              </th>
            </tr>
          </thead>
          <tbody>
            {answer.years.map(({ year, invested, value }) => (
              <tr key={year}>
                <th scope="row">{formatNumber(locale, year)}</th>
                {currentAge > 0 ? (
                  <td className="figure">{formatNumber(locale, currentAge + year)}</td>
                ) : null}
                <Amount locale={locale} rupiah={invested} />
                <Amount locale={locale} rupiah={value - invested} />
                <Amount locale={locale} rupiah={value} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  )
}

function Amount({ locale, rupiah }: { locale: Locale; rupiah: number }) {
  return (
    <td className="figure">
      <data value={rupiah}>{formatNumber(locale, rupiah)}</data>
    </td>
  )
}
