export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="text-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
