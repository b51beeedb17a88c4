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

/** A `mailto:` link; a dash if there is no address. */
export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    '–'
  ) : (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
