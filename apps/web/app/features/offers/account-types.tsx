import type { AccountType } from '@site/contracts/content/products.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

const comparedFeatures = [
  'fundedBy',
  'securities',
  'shortSelling',
  'cost',
  'suitedFor',
  'mainRisk',
] as const satisfies readonly (keyof AccountType['comparison'])[]

interface AccountTypesProps {
  accountTypes: readonly AccountType[]
  locale: Locale
}

/** The account types first side by side, then each in its own words. */
export function AccountTypes({ accountTypes, locale }: AccountTypesProps) {
  const words = copy[locale]
  return (
    <>
      <Section title={words.comparison}>
        <ComparisonTable accountTypes={accountTypes} locale={locale} />
      </Section>
      {accountTypes.map(({ key, title, summary, body }) => (
        <section
          key={key}
          aria-labelledby={`account-${key}`}
          className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="text-xl" id={`account-${key}`}>
              {title}
            </h2>
            <p className="mt-2 text-soft">{summary}</p>
          </div>
          <Prose html={body} idPrefix={key} />
        </section>
      ))}
    </>
  )
}

function ComparisonTable({ accountTypes, locale }: AccountTypesProps) {
  const words = copy[locale]
  return (
    <TableRegion label={words.comparison}>
      <table className="data-table min-w-[44rem]">
        <caption>{words.comparisonCaption}</caption>
        <thead>
          <tr>
            <th className="w-36" scope="col">
              {words.feature}
            </th>
            {accountTypes.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFeatures.map((feature) => (
            <tr key={feature}>
              <th scope="row">{words.rows[feature]}</th>
              {accountTypes.map(({ key, comparison }) => (
                <td key={key}>{comparison[feature]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.contract}</th>
            {accountTypes.map(({ key, contractYears }) => (
              <td key={key}>
                {contractYears === null ? words.noContract : words.years(formatNumber(locale, contractYears))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableRegion>
  )
}
