/** Ways to reach a company or its people; a dash where there is none. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    '–'
  ) : (
    <a className="text-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  )
}

export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    '–'
  ) : (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}

/** Only web addresses become links; anything else stays text. */
export function WebsiteLink({ website }: { website: string | null }) {
  if (website === null) {
    return '–'
  }
  return /^https?:\/\//.test(website) ? (
    <a className="text-link" href={website} rel="external nofollow noopener">
      {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  ) : (
    website
  )
}
