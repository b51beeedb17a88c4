import type { Trust } from '@site/contracts/content/trust.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { EmailLink } from '#app/design/contact-links.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { Portrait } from '#app/design/portrait.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { formatDate, formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import '#app/design/steps.css'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useSettings } from '#app/layout/use-settings.ts'
import type { RecordText } from '#app/page-parts/recommendations/record-text.server.ts'
import { ComplaintSteps } from './complaint-steps.tsx'
import { protectionFund } from './protection-fund.ts'
import { type ReleaseFigures, SiteFigures } from './site-figures.tsx'
import { trustCopy } from './trust-copy.ts'
import { TrustSection } from './trust-section.tsx'

interface TrustPageProps {
  readonly locale: Locale
  readonly trust: Omit<Trust, 'license'> & {
    readonly license: Pick<Trust['license'], 'complianceContact' | 'securityContact'>
  }
  /** Licenses, approvals and memberships with their numbers. */
  readonly registrations: readonly { readonly label: string; readonly value: string }[]
  readonly record: RecordText | null
  /** The page about complaints; null if it is not published. */
  readonly complaints: { readonly slug: string; readonly title: string } | null
  readonly figures: ReleaseFigures
}

export function TrustPage({ locale, trust, registrations, record, complaints, figures }: TrustPageProps) {
  const words = trustCopy[locale]
  const { license, people } = trust
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="trust" title={words.title} />
      <div className="mb-9 border-t-3 border-accent pt-4">
        <p className="text-lg font-semibold">{words.checkerTitle}</p>
        <p className="mt-1 mb-4 max-w-[60ch] text-soft">{words.checkerText}</p>
        <ButtonLink to={pathTo('officialChannels', locale)}>{words.checkerLink}</ButtonLink>
      </div>
      <LicenseSection facts={registrations} locale={locale} />
      <CustodySection locale={locale} />
      {people.length > 0 ? (
        <TrustSection isFolded title={words.peopleTitle}>
          <ul className="grid gap-8 sm:grid-cols-2">
            {people.map(({ name, role, biography, picture }) => (
              <li key={name} className="flex gap-4">
                <Portrait name={name} picture={picture} />
                <div className="min-w-0">
                  <h3 className="text-lg">{name}</h3>
                  <p className="text-soft">{role}</p>
                  <p className="mt-2">{biography}</p>
                </div>
              </li>
            ))}
          </ul>
        </TrustSection>
      ) : null}
      <TrustSection id="complaints" title={words.complaintTitle}>
        <ComplaintSteps complaints={complaints} locale={locale} />
        <ComplaintFigures complaints={trust.complaints} locale={locale} />
      </TrustSection>
      {record ? <RecordSection locale={locale} record={record} /> : null}
      <TrustSection isFolded title={words.siteTitle}>
        <p className="mb-5 max-w-[64ch]">{words.siteText}</p>
        <SiteFigures figures={figures} locale={locale} />
      </TrustSection>
      {license.securityContact ? (
        <TrustSection isFolded title={words.securityTitle}>
          <p className="max-w-[64ch]">{words.securityText}</p>
          <p className="mt-2 wrap-break-word">
            <Contact text={license.securityContact} />
          </p>
        </TrustSection>
      ) : null}
    </div>
  )
}

/** An email address or any other way to reach somebody. */
function Contact({ text }: { text: string }) {
  if (text.startsWith('https://')) {
    return (
      <a className="text-link" href={text}>
        {text}
      </a>
    )
  }
  return text.includes('@') ? <EmailLink email={text} /> : text
}

function LicenseSection({ facts, locale }: { facts: TrustPageProps['registrations']; locale: Locale }) {
  const words = trustCopy[locale]
  const { legalName, showSupervision, notices } = useSettings()
  if (facts.length === 0 && !showSupervision) {
    return null
  }
  return (
    <TrustSection title={words.licenseTitle}>
      <p className="mb-4 font-semibold">{legalName}</p>
      {showSupervision ? <p className="mb-4 max-w-[64ch]">{notices.supervision}</p> : null}
      <FactColumns facts={facts} />
      <p className="mt-2 max-w-[64ch] text-sm text-soft">{words.licenseCheck}</p>
    </TrustSection>
  )
}

function CustodySection({ locale }: { locale: Locale }) {
  const words = trustCopy[locale]
  const { perInvestor, perCustodian, source, checkedOn } = protectionFund
  return (
    <TrustSection title={words.custodyTitle}>
      <ol className="steps wrap-anywhere">
        {words.custody.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-base leading-snug font-semibold">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-9 text-lg">{words.fundTitle}</h3>
      <p className="mt-2 max-w-[64ch]">
        {words.fundLimits(formatRupiahWords(locale, perInvestor), formatRupiahWords(locale, perCustodian))}
      </p>
      <p className="mt-3 font-semibold">{words.fundNot}</p>
      <ul className="list-disc ps-5">
        {words.fundNotItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">{words.source(source, formatDate(locale, checkedOn))}</p>
    </TrustSection>
  )
}

function ComplaintFigures({ complaints, locale }: Pick<Trust, 'complaints'> & { locale: Locale }) {
  const words = trustCopy[locale]
  if (complaints.length === 0) {
    return null
  }
  return (
    <div className="mt-9">
      <RecordTable
        caption={words.figuresTitle}
        columns={[
          { key: 'year', label: words.year },
          { key: 'received', label: words.received, isFigure: true },
          { key: 'resolved', label: words.resolved, isFigure: true },
          { key: 'escalated', label: words.escalated, isFigure: true },
          { key: 'source', label: words.sourceColumn },
        ]}
        records={complaints.map(({ year, received, resolved, escalated, source }) => ({
          key: String(year),
          name: String(year),
          cells: [
            formatNumber(locale, received),
            formatNumber(locale, resolved),
            formatNumber(locale, escalated),
            source,
          ],
        }))}
      />
    </div>
  )
}

function RecordSection({ record, locale }: { record: RecordText; locale: Locale }) {
  const words = trustCopy[locale]
  return (
    <TrustSection isFolded title={words.recordTitle}>
      <p className="max-w-[64ch] text-lg">{record.outcomes}</p>
      <p className="mt-2 max-w-[64ch] text-soft">
        {`${record.definition} `}
        <a className="text-link" href={pathTo('recommendation', locale)}>
          {words.recordLink}
        </a>
      </p>
    </TrustSection>
  )
}
