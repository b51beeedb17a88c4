import type { Office } from '@site/contracts/content/pages.ts'
import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function OfficeList({ offices, locale }: { offices: readonly Office[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {offices.map((office) => (
        <li
          key={office.id}
          className="min-w-0 scroll-mt-8 border-t border-line py-5"
          id={`office-${office.id}`}
        >
          <OfficeFacts locale={locale} office={office} />
        </li>
      ))}
    </ul>
  )
}

function OfficeFacts({ office, locale }: { office: Office; locale: Locale }) {
  const words = copy[locale]
  const { name, address, city, phone, email, hours } = office
  const map = mapUrl(office)
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <address className="mt-2 wrap-break-word not-italic">
        <span className="block">{address}</span>
        {address.includes(city) ? null : <span className="block">{city}</span>}
        <span className="mt-2 block">
          <PhoneLink locale={locale} phone={phone} />
        </span>
        <span className="block">
          <EmailLink email={email} />
        </span>
      </address>
      <p className="mt-2 text-sm text-soft">{`${words.hours}: ${hours}`}</p>
      {map ? (
        <p className="mt-2 text-sm">
          <a aria-label={`${words.map}: ${name}`} className="text-link" href={map} rel="noopener noreferrer">
            {words.map}
          </a>
        </p>
      ) : null}
    </>
  )
}

/** The URL of a free map; null without coordinates. */
function mapUrl({ latitude, longitude }: Office): string | null {
  if (latitude === null || longitude === null) {
    return null
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
