import type { Menu, Settings } from '@site/contracts/content/site-chrome.ts'
import { BrandMark } from '#app/design/brand-mark.tsx'
import { ButtonLink } from '#app/design/button.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteSearch } from './site-search.tsx'

/** Slugs of the static page about the app, by language; editors own its content. */
const appPageSlug = { id: 'aplikasi', en: 'app' } as const

export function Header({ menu, settings }: { menu: Menu; settings: Settings }) {
  const locale = useLocale()
  const words = copy[locale]
  const appLink = (
    <ButtonLink to={pathTo('staticPage', locale, { '*': appPageSlug[locale] })}>
      {words.downloadApp(settings.appName)}
    </ButtonLink>
  )
  return (
    <header className="header wrap">
      <a className="brand" href={pathTo('home', locale)}>
        <BrandMark />
        {settings.brandName}
      </a>
      <MainMenu entries={menu.header} />
      <div className="ms-auto flex items-center gap-1.5 whitespace-nowrap sm:gap-3">
        <SiteSearch />
        <LanguageSwitch />
        {/* Hidden at widths where the menu needs the space; the footer links to the app page, too. */}
        <span className="hidden md:inline lg:max-[75rem]:hidden">{appLink}</span>
        <MobileMenu entries={menu.header}>{appLink}</MobileMenu>
      </div>
    </header>
  )
}
