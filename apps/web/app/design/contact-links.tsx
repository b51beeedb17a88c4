/** A number to call; a dash where there is none. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    '–'
  ) : (
    <a className="text-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  )
}

/** An address to write to; a dash where there is none. */
export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    '–'
  ) : (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
