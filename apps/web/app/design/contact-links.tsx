import { Fragment } from 'react'

/** A `tel:` link; a dash if there is no number. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    '–'
  ) : (
    <a className="text-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
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
export function WhatsAppLink({ whatsapp, label = whatsapp }: { whatsapp: string; label?: string }) {
  const digits = whatsapp.replaceAll(/\D/g, '').replace(/^0/, '62')
  return (
    <a className="text-link" href={`https://wa.me/${digits}`} rel="noopener noreferrer">
      {label}
    </a>
  )
}

/** Every way to reach us without a form, in one line. */
export function ContactLine({
  phone,
  whatsapp,
  email,
}: {
  phone: string
  /** Empty without one. */
  whatsapp: string
  email: string
}) {
  return (
    <span className="mt-2 flex flex-wrap gap-x-6 *:py-0.5">
      <PhoneLink phone={phone} />
      {whatsapp === '' ? null : <WhatsAppLink label={`WhatsApp ${whatsapp}`} whatsapp={whatsapp} />}
      <EmailLink email={email} />
    </span>
  )
}
