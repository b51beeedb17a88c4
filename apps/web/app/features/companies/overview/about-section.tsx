import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { type Fact, FactColumns } from '#app/design/fact-columns.tsx'
import { Section } from '#app/design/section.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { IndexLinks } from '#app/features/companies/list/index-links.tsx'
import { NotAvailable } from '#app/features/companies/missing.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { WebsiteLink } from '#app/features/companies/website-link.tsx'
import { formatDate, formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { IndonesianNote, LocalizedText, type LocalText } from '#app/market/local-text.tsx'

export function AboutSection({ locale, about }: { locale: Locale; about: CompanyDetails['about'] }) {
  const words = overviewCopy[locale]
  return (
    <Section title={words.about}>
      <div className="prose mb-4">
        {about.description.map((paragraph) => (
          <p key={paragraph.text}>
            <LocalizedText value={paragraph} />
          </p>
        ))}
        {about.description.length === 0 ? <NotAvailable /> : <IndonesianNote values={about.description} />}
      </div>
      <details className="wide-open">
        <summary className="text-link w-fit py-3">{words.allFacts}</summary>
        <FactColumns facts={aboutFacts(locale, about)} />
      </details>
    </Section>
  )
}

function aboutFacts(locale: Locale, about: CompanyDetails['about']): Fact[] {
  const words = overviewCopy[locale]
  const unknown = <NotAvailable />
  const textOf = (text: LocalText | null) =>
    text === null ? unknown : <LocalizedText hasNote value={text} />
  const sharesOf = (shares: number | null) =>
    shares === null ? unknown : words.shares(formatNumber(locale, shares))
  return [
    { label: words.ticker, value: about.ticker },
    { label: words.name, value: about.name },
    { label: words.business, value: textOf(about.business) },
    { label: words.sector, value: about.sector ? <SectorLink {...about.sector} locale={locale} /> : unknown },
    { label: words.subSector, value: textOf(about.subSector) },
    { label: words.industry, value: textOf(about.industry) },
    { label: words.subIndustry, value: textOf(about.subIndustry) },
    { label: words.board, value: about.board ?? unknown },
    { label: words.listingDate, value: formatDate(locale, about.listingDate) },
    {
      label: words.ipoPrice,
      value: about.ipoPrice === null ? unknown : formatRupiah(locale, about.ipoPrice),
    },
    { label: words.listedShares, value: sharesOf(about.listedShares) },
    { label: words.issuedShares, value: sharesOf(about.issuedShares) },
    {
      label: words.freeFloat,
      value: about.freeFloat === null ? unknown : formatPercent(locale, fractionOfPercent(about.freeFloat)),
    },
    {
      label: words.marketValue,
      value: about.marketValue === null ? unknown : formatRupiah(locale, about.marketValue),
    },
    { label: words.sharia, value: about.isSharia === null ? unknown : about.isSharia ? words.yes : words.no },
    {
      label: words.indices,
      value:
        about.indices.length > 0 || about.areIndicesKnown ? (
          <IndexLinks indices={about.indices} locale={locale} />
        ) : (
          unknown
        ),
    },
    { label: words.address, value: about.address ?? unknown },
    { label: words.phone, value: <PhoneLink phone={about.phone} /> },
    { label: words.fax, value: about.fax ?? '–' },
    { label: words.email, value: <EmailLink email={about.email} /> },
    { label: words.website, value: <WebsiteLink website={about.website} /> },
  ]
}

/** The companies of the sector with their ratios. */
function SectorLink({ locale, code, name }: { locale: Locale; code: string; name: string }) {
  return (
    <a className="text-link" href={pathTo('stockScreener', locale, undefined, { sector: code })}>
      {name}
    </a>
  )
}
