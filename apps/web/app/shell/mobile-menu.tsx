import type { Menu } from '@site/contracts/content/shell.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/design/icon.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'
import { menuPath } from './menu-path.ts'

/** The whole menu on narrow screens: a disclosure, so that it opens without JavaScript; closes on navigation. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const locale = useLocale()
  const words = copy[locale]
  const { pathname } = useLocation()
  const disclosure = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => {
    disclosure.current?.removeAttribute('open')
  }, [pathname])

  return (
    <details className="mobile-menu lg:hidden" ref={disclosure}>
      <summary className="icon-link">
        <Icon name="menu" />
        <span className="sr-only">{words.menu}</span>
      </summary>
      <nav aria-label={words.menu} className="mobile-menu-panel">
        <ul>
          {menu.header.map((entry) => (
            <li key={entry.label}>
              <a className="font-semibold" href={menuPath(locale, entry)}>
                {entry.label}
              </a>
              {entry.children.length > 0 ? (
                <ul>
                  {entry.children.map((child) => (
                    <li key={child.label}>
                      <a href={menuPath(locale, child)}>{child.label}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
