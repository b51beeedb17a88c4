import type { AccountType } from '@site/contracts/content/products.ts'
import { Accordion, AccordionItem } from '#app/design/accordion.tsx'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AccountFees } from '#app/page-parts/account-fees.ts'
import { accountCopy } from './account-copy.ts'
import { AccountCost } from './account-cost.tsx'
import { copy } from './copy.ts'
import type { ShownAccount } from './documents/own-documents.server.ts'
import { RiplayLink } from './riplay-link.tsx'
import '#app/design/table.css'

const comparedFeatures = [
  'fundedBy',
  'securities',
  'shortSelling',
  'cost',
  'suitedFor',
  'mainRisk',
] as const satisfies readonly (keyof AccountType['comparison'])[]

interface AccountTypesProps {
  accountTypes: readonly ShownAccount[]
  fees: AccountFees
  locale: Locale
}

/** A comparison of the account types, followed by their descriptions. */
export function AccountTypes({ accountTypes, fees, locale }: AccountTypesProps) {
  const compared = accountCopy[locale]
  const words = copy[locale]
  return (
    <Section lead={compared.comparisonCaption} title={compared.comparison}>
      <ComparisonTable accountTypes={accountTypes} fees={fees} locale={locale} />
      <ComparisonCards accountTypes={accountTypes} fees={fees} locale={locale} />
      <div className="mt-10">
        <Accordion>
          {accountTypes.map(({ key, title, body, ...account }) => (
            <AccordionItem key={key} id={`account-${key}`} title={words.about(title)}>
              <Prose html={body} idPrefix={key} />
              <p className="mt-4">
                <RiplayLink locale={locale} of={account} />
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Section>
  )
}

function contractText({ contractYears }: ShownAccount, locale: Locale): string {
  const words = copy[locale]
  return contractYears === null ? words.noContract : words.years(formatNumber(locale, contractYears))
}

/** On wide screens: one column for each type. */
function ComparisonTable({ accountTypes, fees, locale }: AccountTypesProps) {
  const compared = accountCopy[locale]
  const words = copy[locale]
  return (
    <table className="data-table hidden table-fixed md:table">
      <caption className="sr-only">{compared.comparisonCaption}</caption>
      <colgroup>
        <col className="w-36" />
        {accountTypes.map(({ key }) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {accountTypes.map(({ key, title, summary }) => (
            <th key={key} scope="col">
              <span className="block text-lg font-bold tracking-[-0.02em] text-text">{title}</span>
              <span className="mt-1 block font-normal">{summary}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.contract}</th>
          {accountTypes.map((type) => (
            <td key={type.key} className={type.contractYears === null ? 'text-soft' : 'text-lg font-bold'}>
              {contractText(type, locale)}
            </td>
          ))}
        </tr>
        {comparedFeatures.map((feature) => (
          <tr key={feature}>
            <th scope="row">{compared.rows[feature]}</th>
            {accountTypes.map((type) => (
              <td key={type.key}>{renderFeature(type, feature, fees, locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On narrow screens: one block for each type. */
function ComparisonCards({ accountTypes, fees, locale }: AccountTypesProps) {
  const words = copy[locale]
  const compared = accountCopy[locale]
  return (
    <div className="grid gap-8 md:hidden">
      {accountTypes.map((type) => (
        <section key={type.key} className="border-t-3 border-accent pt-4">
          <h3 className="text-lg">{type.title}</h3>
          <p className="mt-1 text-soft">{type.summary}</p>
          <dl className="mt-3">
            <ComparedFact label={words.contract} value={contractText(type, locale)} />
            {comparedFeatures.map((feature) => (
              <ComparedFact
                key={feature}
                label={compared.rows[feature]}
                value={renderFeature(type, feature, fees, locale)}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function renderFeature(
  { key, comparison }: ShownAccount,
  feature: (typeof comparedFeatures)[number],
  fees: AccountFees,
  locale: Locale,
): React.ReactNode {
  const text = comparison[feature]
  return feature === 'cost' ? <AccountCost fee={fees[key]} locale={locale} text={text} /> : text
}

function ComparedFact({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5">
      <dt className="text-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
