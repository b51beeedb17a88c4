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
import './account-types.css'

/** `account-types.css` has a row for each of them and for the contract. */
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

/** A comparison of the account types, followed by their descriptions. No table: on phones each type is one block. */
export function AccountTypes({ accountTypes, fees, locale }: AccountTypesProps) {
  const compared = accountCopy[locale]
  const words = copy[locale]
  return (
    <Section lead={compared.comparisonCaption} title={compared.comparison}>
      <div className="account-types">
        {accountTypes.map((type) => (
          <ComparedAccount key={type.key} fees={fees} locale={locale} type={type} />
        ))}
      </div>
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

/** Its facts have the same order in all types, so that they stand beside each other on wide screens. */
function ComparedAccount({ type, fees, locale }: { type: ShownAccount; fees: AccountFees; locale: Locale }) {
  const words = copy[locale]
  const { title, summary, contractYears } = type
  return (
    <section className="account-type">
      <div className="account-head">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-soft">{summary}</p>
      </div>
      <dl className="account-facts">
        <ComparedFact label={words.contract}>
          {contractYears === null ? (
            <span className="md:text-soft">{words.noContract}</span>
          ) : (
            <span className="md:text-lg md:font-bold">
              {words.years(formatNumber(locale, contractYears))}
            </span>
          )}
        </ComparedFact>
        {comparedFeatures.map((feature) => (
          <ComparedFact key={feature} label={accountCopy[locale].rows[feature]}>
            {renderFeature(type, feature, fees, locale)}
          </ComparedFact>
        ))}
      </dl>
    </section>
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

function ComparedFact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="account-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
