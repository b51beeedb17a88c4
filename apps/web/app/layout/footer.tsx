import type { Menu, Settings } from '@site/contracts/content/site-chrome.ts'
import { BrandMark } from '#app/design/brand-mark.tsx'
import { ContactLine } from '#app/design/contact-links.tsx'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { menuPath } from './menu-path.ts'

export function Footer({ menu, settings }: { menu: Menu; settings: Settings }) {
  const locale = useLocale()
  const words = copy[locale]
  return (
    <footer className="footer deferred-layout">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <p className="brand">
              <BrandMark />
              {settings.brandName}
            </p>
            <address className="mt-2 max-w-[40ch] md:mt-4 text-soft not-italic">
              {settings.legalName}
              {settings.address === '' ? null : <span className="mt-1 block">{settings.address}</span>}
              <ContactLine locale={locale} {...settings} />
            </address>
            {settings.socialLinks.length > 0 ? (
              <ul aria-label={words.followUs} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 md:mt-4">
                {settings.socialLinks.map(({ name, url }) => (
                  <li key={name}>
                    <a className="text-link" href={url} rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          {menu.footer.map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <h2 className="footer-heading wide-only">{column.heading}</h2>
              <details className="wide-open">
                <summary>
                  {column.heading}
                  <span aria-hidden="true" className="accordion-mark" />
                </summary>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <a href={menuPath(locale, link)}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </div>
        <p className="footer-notice">{settings.notices.investment}</p>
      </div>
    </footer>
  )
}
