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
  if (email === null) {
    return '–'
  }
  const hostAt = email.indexOf('@') + 1
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {email.slice(0, hostAt)}
      {/* Where it is too long for a line, rather than within a name. */}
      <wbr />
      {email.slice(hostAt)}
    </a>
  )
}
