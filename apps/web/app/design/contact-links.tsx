import { toDialedNumber, writePhone } from '@site/contracts/write-phone.ts'
import { Fragment } from 'react'
import type { Locale } from '#app/i18n/locales.ts'

/** A `tel:` link that works from abroad, too, and wraps only if a line is too short; a dash if there is no number. */
export function PhoneLink({ locale, phone }: { locale: Locale; phone: string | null }) {
  return phone === null ? (
    '–'
  ) : (
    <a className="text-link inline-block" href={`tel:${toDialedNumber(phone)}`}>
      {writePhone(locale, phone)}
    </a>
  )
}

/** A `mailto:` link that wraps before the @ and before dots only; a dash if there is no address. */
export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    '–'
  ) : (
    // Browsers put spaces where the text may wrap into the name of a link.
    <a aria-label={email} className="text-link" href={`mailto:${email}`}>
      {[...email.split(/(?=[@.])/).entries()].map(([position, part]) => (
        <Fragment key={position}>
          {position === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}

/** A chat on WhatsApp, whose links have the country code: a number with a leading zero is Indonesian. */
export function WhatsAppLink({
  locale,
  whatsapp,
  label = '',
}: {
  locale: Locale
  whatsapp: string
  /** Before the number. */
  label?: string
}) {
  return (
    <a
      className="text-link inline-block"
      href={`https://wa.me/${toDialedNumber(whatsapp).replace('+', '')}`}
      rel="noopener noreferrer"
    >
      {`${label}${writePhone(locale, whatsapp)}`}
    </a>
  )
}

/** Every way to reach us without a form, in one line. */
export function ContactLine({
  locale,
  phone,
  whatsapp,
  email,
}: {
  locale: Locale
  phone: string
  /** Empty without one. */
  whatsapp: string
  email: string
}) {
  return (
    <span className="mt-2 flex flex-wrap gap-x-6 *:py-0.5">
      <PhoneLink locale={locale} phone={phone} />
      {whatsapp === '' ? null : <WhatsAppLink label="WhatsApp " locale={locale} whatsapp={whatsapp} />}
      <EmailLink email={email} />
    </span>
  )
}
