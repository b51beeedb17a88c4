import { writePhone } from '@site/contracts/write-phone.ts'
import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { type Fact, FactColumns } from '#app/design/fact-columns.tsx'
import { Section } from '#app/design/section.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { IndexLinks } from '#app/features/companies/list/index-links.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { WebsiteLink } from '#app/features/companies/website-link.tsx'
import { formatDate, formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { IndonesianNote, LocalizedText, type LocalText } from '#app/market/local-text.tsx'

export function AboutSection({ locale, about }: { locale: Locale; about: CompanyDetails['about'] }) {
  const words = overviewCopy[locale]
  const facts = aboutFacts(locale, about)
  const absent = [
    ...(about.description.length === 0 ? [words.descriptionOfCompany] : []),
    ...facts.filter(({ value }) => value === null).map(({ label }) => label),
  ]
  return (
    <Section title={words.about}>
      <div className="prose mb-4">
        {about.description.map((paragraph) => (
          <p key={paragraph.text}>
            <LocalizedText value={paragraph} />
          </p>
        ))}
        <IndonesianNote values={about.description} />
      </div>
      <details>
        <summary className="text-link w-fit py-3">{words.allFacts}</summary>
        <FactColumns facts={facts.filter(({ value }) => value !== null)} />
        {absent.length > 0 ? (
          <p className="mt-3 text-sm text-soft">{words.absentFacts(absent.join(', '))}</p>
        ) : null}
      </details>
    </Section>
  )
}

/** A fact that was not delivered has the value null. */
function aboutFacts(locale: Locale, about: CompanyDetails['about']): Fact[] {
  const words = overviewCopy[locale]
  const renderText = (text: LocalText | null) =>
    text === null ? null : <LocalizedText hasNote value={text} />
  const formatShares = (shares: number | null) =>
    shares === null ? null : words.shares(formatNumber(locale, shares))
  return [
    { label: words.ticker, value: about.ticker },
    { label: words.name, value: about.name },
    { label: words.business, value: renderText(about.business) },
    { label: words.sector, value: about.sector ? <SectorLink {...about.sector} locale={locale} /> : null },
    { label: words.subSector, value: renderText(about.subSector) },
    { label: words.industry, value: renderText(about.industry) },
    { label: words.subIndustry, value: renderText(about.subIndustry) },
    { label: words.board, value: about.board },
    { label: words.listingDate, value: formatDate(locale, about.listingDate) },
    {
      label: words.ipoPrice,
      value: about.ipoPrice === null ? null : formatRupiah(locale, about.ipoPrice),
    },
    { label: words.listedShares, value: formatShares(about.listedShares) },
    { label: words.issuedShares, value: formatShares(about.issuedShares) },
    {
      label: words.freeFloat,
      value: about.freeFloat === null ? null : formatPercent(locale, fractionOfPercent(about.freeFloat)),
    },
    {
      label: words.marketValue,
      value: about.marketValue === null ? null : formatRupiah(locale, about.marketValue),
    },
    { label: words.sharia, value: about.isSharia === null ? null : about.isSharia ? words.yes : words.no },
    {
      label: words.indices,
      value:
        about.indices.length > 0 || about.areIndicesKnown ? (
          <IndexLinks indices={about.indices} locale={locale} />
        ) : null,
    },
    { label: words.address, value: about.address },
    {
      label: words.phone,
      value: about.phone === null ? null : <PhoneLink locale={locale} phone={about.phone} />,
    },
    { label: words.fax, value: about.fax === null ? null : writePhone(locale, about.fax) },
    { label: words.email, value: about.email === null ? null : <EmailLink email={about.email} /> },
    { label: words.website, value: about.website === null ? null : <WebsiteLink website={about.website} /> },
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
