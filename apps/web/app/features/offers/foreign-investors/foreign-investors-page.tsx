import type { Step } from '@site/contracts/content/document-parts.ts'
import type { DocumentGroup, ForeignAudience } from '@site/contracts/content/foreign-investors.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import { EmailLink, PhoneLink, WhatsAppLink } from '#app/design/contact-links.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { Disclaimer, Notice } from '#app/design/notice.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useSettings } from '#app/layout/use-settings.ts'
import { Steps } from '../steps.tsx'
import { copy } from './copy.ts'
import type { ForeignTax } from './foreign-taxes.server.ts'

interface ShownGroup extends DocumentGroup {
  /** Whether the last check is older than twelve months. */
  readonly isOutdated: boolean
}

export interface ForeignInvestorsPageProps {
  readonly locale: Locale
  /** Without the groups that Compliance has not checked. */
  readonly groups: readonly ShownGroup[]
  /** null: not stated. */
  readonly taxNumber: string | null
  readonly openingTime: string | null
  readonly contractLanguage: string | null
  readonly steps: readonly Step[]
  /** Of the head office; null if it is unknown. */
  readonly hours: string | null
  readonly taxes: readonly ForeignTax[]
}

const audiences: readonly ForeignAudience[] = ['resident', 'nonResident', 'company']
/** Readers are abroad in either language, so phone numbers have the country code in both. */
const phoneLocale: Locale = 'en'

export function ForeignInvestorsPage({ locale, groups, steps, taxes, ...stated }: ForeignInvestorsPageProps) {
  const words = copy[locale]
  const { notices } = useSettings()
  return (
    <div className="wrap">
      <PageHeading
        lead={words.lead}
        page="foreignInvestors"
        title={sitePages.foreignInvestors.title[locale]}
      />
      <Desk hours={stated.hours} locale={locale} />
      <Section title={words.documents}>
        <div className="grid gap-8">
          {audiences.map((audience) => (
            <div key={audience}>
              <h3 className="mb-2 text-lg">{words.audiences[audience]}</h3>
              <Documents group={groups.find((group) => group.audience === audience)} locale={locale} />
            </div>
          ))}
        </div>
      </Section>
      <Account locale={locale} {...stated} />
      <Steps locale={locale} steps={steps} />
      <Taxes locale={locale} taxes={taxes} />
      <Section title={words.residence}>
        <p className="max-w-[64ch]">{words.residenceText}</p>
      </Section>
      <Disclaimer>{`${words.noAdvice} ${notices.investment}`}</Disclaimer>
    </div>
  )
}

function Desk({ locale, hours }: Pick<ForeignInvestorsPageProps, 'locale' | 'hours'>) {
  const words = copy[locale]
  const { phone, whatsapp, email } = useSettings()
  const contacts = [
    { label: words.phone, value: <PhoneLink locale={phoneLocale} phone={phone} /> },
    ...(whatsapp === ''
      ? []
      : [{ label: 'WhatsApp', value: <WhatsAppLink locale={phoneLocale} whatsapp={whatsapp} /> }]),
    { label: 'Email', value: <EmailLink email={email} /> },
    ...(hours === null
      ? []
      : [{ label: words.hours, value: <span className="inline-block py-2">{hours}</span> }]),
  ]
  return (
    <section className="rounded-card bg-ground p-6 sm:p-9">
      <h2 className="text-xl">{words.deskTitle}</h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2 [&_a]:inline-block [&_a]:py-2">
        {contacts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The documents of a group, or whom to ask for them. */
function Documents({ group, locale }: { group: ShownGroup | undefined; locale: Locale }) {
  const words = copy[locale]
  const { phone } = useSettings()
  if (group === undefined) {
    return (
      <p>
        {words.contact}
        <PhoneLink locale={phoneLocale} phone={phone} />
      </p>
    )
  }
  const checkedOn = formatDate(locale, group.checkedOn)
  return (
    <>
      <RecordTable
        caption={<span className="sr-only">{words.audiences[group.audience]}</span>}
        columns={[
          { key: 'document', label: words.document },
          { key: 'required', label: words.required },
          { key: 'note', label: words.note },
        ]}
        records={group.documents.map(({ document, isRequired, note }, index) => ({
          key: String(index),
          name: document,
          cells: [isRequired ? words.isRequired : words.isOptional, note || '–'],
        }))}
      />
      {group.isOutdated ? (
        <div className="mt-3">
          <Notice tone="warning">{words.outdated(checkedOn)}</Notice>
        </div>
      ) : (
        <p className="mt-2 text-sm text-soft">{words.checked(checkedOn)}</p>
      )}
    </>
  )
}

function Account({
  locale,
  taxNumber,
  openingTime,
  contractLanguage,
}: Pick<ForeignInvestorsPageProps, 'locale' | 'taxNumber' | 'openingTime' | 'contractLanguage'>) {
  const words = copy[locale]
  return (
    <Section more={{ to: pathTo('trust', locale), label: words.protection }} title={words.account}>
      <FactColumns
        facts={[
          { label: words.openingTime, value: openingTime ?? words.notStated },
          { label: words.taxNumber, value: taxNumber ?? words.notStated },
          { label: words.cash, value: words.cashText },
          { label: words.identity, value: words.identityText },
          { label: words.custody, value: words.custodyText },
          { label: words.contractLanguage, value: contractLanguage ?? words.notStated },
        ]}
      />
      <p className="mt-4">
        <a className="text-link inline-block py-1" href={pathTo('openAccount', locale)}>
          {words.openAccount}
        </a>
      </p>
    </Section>
  )
}

function Taxes({ locale, taxes }: Pick<ForeignInvestorsPageProps, 'locale' | 'taxes'>) {
  const words = copy[locale]
  return (
    <Section title={words.taxes}>
      <RecordTable
        caption={<span className="sr-only">{words.taxes}</span>}
        columns={[
          { key: 'income', label: words.income },
          { key: 'rate', label: words.rate, isFigure: true },
          { key: 'detail', label: words.detail },
          { key: 'source', label: words.source },
        ]}
        records={taxes.map(({ name, rate, detail, source }) => ({
          key: name,
          name,
          cells: [rate, detail, source],
        }))}
      />
      <p className="mt-4">
        {words.taxResidents}
        <a className="text-link" href={pathTo('dividendCalculator', locale)}>
          {words.dividendCalculator}
        </a>
      </p>
    </Section>
  )
}
