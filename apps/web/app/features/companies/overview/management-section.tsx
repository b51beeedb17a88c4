import { writePhone } from '@site/contracts/write-phone.ts'
import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { FoldedSection } from '#app/design/folded-section.tsx'
import type { CompanyDetails, PersonInOffice } from '#app/features/companies/company-details.server.ts'
import { NotAvailable } from '#app/features/companies/missing.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { IndonesianNote, LocalizedText } from '#app/market/local-text.tsx'

export function ManagementSection({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  const words = overviewCopy[locale]
  const { commissioners, directors, responsiblePerson, registrar, asOf, summaries } = details
  const people = [...commissioners, ...directors]
  return (
    <FoldedSection summary={summaries.management} title={words.management}>
      <div className="grid gap-10">
        {commissioners.length > 0 ? (
          <Board locale={locale} people={commissioners} title={words.commissioners} />
        ) : null}
        {directors.length > 0 ? <Board locale={locale} people={directors} title={words.directors} /> : null}
        {responsiblePerson ? (
          <div>
            <h3 className="mb-3 text-lg">{words.responsiblePerson}</h3>
            <FactColumns
              facts={[
                { label: words.personName, value: responsiblePerson.name },
                { label: words.position, value: <LocalizedText value={responsiblePerson.position} /> },
                { label: words.phone, value: <PhoneLink locale={locale} phone={responsiblePerson.phone} /> },
                { label: words.email, value: <EmailLink email={responsiblePerson.email} /> },
              ]}
            />
          </div>
        ) : null}
        {registrar ? (
          <div>
            <h3 className="mb-3 text-lg">{words.registrar}</h3>
            <FactColumns
              facts={[
                { label: words.personName, value: registrar.name },
                { label: words.address, value: registrar.address ?? <NotAvailable /> },
                { label: words.phone, value: <PhoneLink locale={locale} phone={registrar.phone} /> },
                { label: words.fax, value: registrar.fax === null ? '–' : writePhone(locale, registrar.fax) },
                { label: words.email, value: <EmailLink email={registrar.email} /> },
              ]}
            />
          </div>
        ) : null}
      </div>
      <IndonesianNote values={[...people, responsiblePerson].map((person) => person?.position ?? null)} />
      {asOf.management ? (
        <p className="mt-6 text-sm text-soft">{words.asOf(formatDate(locale, asOf.management))}</p>
      ) : null}
    </FoldedSection>
  )
}

function Board({
  locale,
  title,
  people,
}: {
  locale: Locale
  title: string
  people: readonly PersonInOffice[]
}) {
  const words = overviewCopy[locale]
  return (
    <div>
      <h3 className="mb-3 text-lg">{title}</h3>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, position, since, isAffiliated }) => (
          <li key={`${name}${position.text}`} className="min-w-0 border-t border-line pt-3">
            <p className="font-semibold">{name}</p>
            <p className="text-soft">
              <LocalizedText value={position} />
            </p>
            <p className="text-sm text-soft">
              {[
                ...(since ? [`${words.since(formatDate(locale, since))}.`] : []),
                ...(isAffiliated === null
                  ? []
                  : [`${isAffiliated ? words.affiliated : words.notAffiliated}.`]),
              ].join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
