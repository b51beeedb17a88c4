import type { Menu, Settings } from '@site/contracts/content/shell.ts'
import { BrandMark } from '#app/design/brand-mark.tsx'
import { ButtonLink } from '#app/design/button.tsx'
import { Icon } from '#app/design/icon.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { menuPath } from './menu-path.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteSearch } from './site-search.tsx'

/** The static page that tells about the app, by language; editors own its content. */
const appPageSlug = { id: 'aplikasi-wirasa', en: 'wirasa-app' } as const

export function Header({ menu, settings }: { menu: Menu; settings: Settings }) {
  const locale = useLocale()
  const words = copy[locale]
  return (
    <header className="header wrap">
      <a className="brand" href={pathTo('home', locale)}>
        <BrandMark />
        {settings.brandName}
      </a>
      <nav aria-label={words.mainNavigation} className="hidden lg:block">
        <ul className="flex gap-[clamp(0.9rem,1.4vw,1.35rem)] text-[0.96rem] font-medium whitespace-nowrap">
          {menu.header.map((entry) => (
            <li key={entry.label} className="relative">
              {entry.children.length === 0 ? (
                <a className="nav-link" href={menuPath(locale, entry)}>
                  {entry.label}
                </a>
              ) : (
                <details name="main-menu" className="menu">
                  <summary className="nav-link">
                    {entry.label}
                    <Icon name="chevron" />
                  </summary>
                  <ul className="menu-panel">
                    <li>
                      <a href={menuPath(locale, entry)}>{words.overviewOf(entry.label)}</a>
                    </li>
                    {entry.children.map((child) => (
                      <li key={child.label}>
                        <a href={menuPath(locale, child)}>{child.label}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex items-center gap-1.5 whitespace-nowrap sm:gap-3">
        <SiteSearch />
        <LanguageSwitch />
        <span className="hidden md:inline">
          <ButtonLink to={pathTo('staticPage', locale, { '*': appPageSlug[locale] })}>
            {words.downloadApp(settings.appName)}
          </ButtonLink>
        </span>
        <MobileMenu menu={menu} />
      </div>
    </header>
  )
}
