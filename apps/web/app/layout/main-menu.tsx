import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/design/icon.tsx'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { currentEntry, type MenuEntry, needsOverview } from './menu-entry.ts'
import type { MenuLeads } from './menu-leads.server.ts'
import { menuPath } from './menu-path.ts'
import { useMenuPanels } from './use-menu-panels.ts'

/** The menu of wide screens: each entry opens its pages below the header; a disclosure, so it needs no script. */
export function MainMenu({ entries, leads }: { entries: readonly MenuEntry[]; leads: MenuLeads }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useMenuPanels(nav, pathname)
  const current = currentEntry(locale, entries, pathname)
  return (
    <nav aria-label={copy[locale].mainNavigation} className="main-menu" ref={nav}>
      <ul>
        {entries.map((entry) => {
          const isCurrent = entry === current
          return (
            <li key={entry.label}>
              {entry.children.length === 0 ? (
                <a
                  aria-current={isCurrent ? 'true' : undefined}
                  className="nav-link"
                  href={menuPath(locale, entry)}
                >
                  {entry.label}
                </a>
              ) : (
                <details className="menu" name="main-menu">
                  <summary aria-current={isCurrent ? 'true' : undefined} className="nav-link">
                    {entry.label}
                    <Icon name="chevron" />
                  </summary>
                  <MenuPanel entry={entry} lead={leads[entry.page]} />
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function MenuPanel({ entry, lead }: { entry: MenuEntry; lead: string | undefined }) {
  const locale = useLocale()
  const words = copy[locale]
  return (
    <div className="menu-panel">
      <div className="menu-panel-about">
        <p className="menu-panel-title">{entry.label}</p>
        {lead ? <p className="text-soft">{lead}</p> : null}
      </div>
      <ul>
        {needsOverview(locale, entry) ? (
          <li>
            <a href={menuPath(locale, entry)}>{words.overviewTitle(entry.label)}</a>
          </li>
        ) : null}
        {entry.children.map((child) => (
          <li key={child.label}>
            <a href={menuPath(locale, child)}>{child.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
