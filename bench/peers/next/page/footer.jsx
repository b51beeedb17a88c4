import Link from 'next/link'
import { Mark } from './icon.jsx'

export function Footer({ footer }) {
  const { legalName, address, phone, mail, social, columns, notice } = footer
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[1.5fr_repeat(5,1fr)]">
          <div>
            <p className="brand">
              <Mark />
              Wirasana
            </p>
            <address className="mt-4 max-w-[30ch] text-soft not-italic">
              {legalName}
              <span className="mt-1 block">{address}</span>
              <span className="mt-2 block">
                <a className="text-link" href={phone.href}>
                  {phone.label}
                </a>
                <br />
                <a className="text-link" href={mail.href}>
                  {mail.label}
                </a>
              </span>
            </address>
            <ul aria-label="Ikuti kami" className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
              {social.map(({ href, label }) => (
                <li key={href}>
                  <a className="text-link" href={href} rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ title, links }) => (
            <nav aria-label={title} key={title}>
              <h2 className="footer-heading">{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="footer-notice">{notice}</p>
      </div>
    </footer>
  )
}
