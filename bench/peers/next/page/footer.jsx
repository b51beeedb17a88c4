import Link from 'next/link'
import { Mark } from './icon.jsx'

export function Footer({ footer }) {
  const { legalName, address, contacts, social, columns, notice } = footer
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <p className="brand">
              <Mark />
              Wirasana
            </p>
            <address className="mt-2 max-w-[40ch] md:mt-4 text-soft not-italic">
              {legalName}
              <span className="mt-1 block">{address}</span>
              <span className="mt-2 flex flex-wrap gap-x-6 *:py-0.5">
                {contacts.map(({ href, rel, label }) => (
                  <a className="text-link" href={href} key={href} rel={rel}>
                    {label}
                  </a>
                ))}
              </span>
            </address>
            <ul aria-label="Ikuti kami" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 md:mt-4">
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
              <h2 className="footer-heading wide-only">{title}</h2>
              <details className="wide-open">
                <summary>
                  {title}
                  <span aria-hidden="true" className="accordion-mark" />
                </summary>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </div>
        <p className="footer-notice">{notice}</p>
      </div>
    </footer>
  )
}
