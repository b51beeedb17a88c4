import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/design/icon.tsx'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { currentEntry, type MenuEntry, needsOverview } from './menu-entry.ts'
import { menuPath } from './menu-path.ts'
import { useModalDisclosure } from './use-modal-disclosure.ts'

/** The whole menu on narrow screens, as a sheet over the page: a disclosure, so it works without JavaScript. */
export function MobileMenu({
  entries,
  children,
}: {
  entries: readonly MenuEntry[]
  /** The end of the disclosure: the main call to action. */
  children: React.ReactNode
}) {
  const locale = useLocale()
  const words = copy[locale]
  const { pathname } = useLocation()
  const disclosure = useRef<HTMLDetailsElement>(null)
  useModalDisclosure(disclosure, pathname)
  const current = currentEntry(locale, entries, pathname)
  return (
    <details className="mobile-menu" ref={disclosure}>
      <summary className="icon-link">
        <span className="when-closed">
          <Icon name="menu" />
        </span>
        <span className="when-open">
          <Icon name="close" />
        </span>
        <span className="dock-label">{words.menu}</span>
      </summary>
      <nav aria-label={words.menu} className="mobile-menu-panel">
        <p aria-hidden="true" className="mobile-menu-title">
          {words.menu}
        </p>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.children.length === 0 ? (
                <a className="mobile-menu-entry" href={menuPath(locale, entry)}>
                  {entry.label}
                </a>
              ) : (
                <MobilePart entry={entry} isCurrent={entry === current} />
              )}
            </li>
          ))}
        </ul>
        <div className="mobile-menu-end">{children}</div>
      </nav>
    </details>
  )
}

/** The section that contains the current page is open initially. */
function MobilePart({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const locale = useLocale()
  return (
    <details name="mobile-menu" open={isCurrent}>
      <summary className="mobile-menu-entry">
        {entry.label}
        <Icon name="chevron" />
      </summary>
      <ul className="mobile-menu-links">
        {needsOverview(locale, entry) ? (
          <li>
            <a href={menuPath(locale, entry)}>{copy[locale].overviewTitle(entry.label)}</a>
          </li>
        ) : null}
        {entry.children.map((child) => (
          <li key={child.label}>
            <a href={menuPath(locale, child)}>{child.label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
