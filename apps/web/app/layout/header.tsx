import type { Menu, Settings } from '@site/contracts/content/site-chrome.ts'
import { findPage, type PageName } from '@site/contracts/content/site-pages.ts'
import { useMatches } from 'react-router'
import { BrandMark } from '#app/design/brand-mark.tsx'
import { ButtonLink } from '#app/design/button.tsx'
import { findHead, type PageHead } from '#app/head/page-head-data.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import type { MenuLeads } from './menu-leads.server.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteSearch } from './site-search.tsx'

/** On phones, search, menu and the way to an account are a bar at the bottom of the window, the dock. */
export function Header({ leads, menu, settings }: { leads: MenuLeads; menu: Menu; settings: Settings }) {
  const locale = useLocale()
  const words = copy[locale]
  const head = findHead(useMatches().map(({ loaderData }) => loaderData))
  const accountLink = <ButtonLink to={pathTo('openAccount', locale)}>{words.openAccount}</ButtonLink>
  return (
    <header className="header wrap">
      <a className="brand" href={pathTo('home', locale)}>
        <BrandMark />
        <span className="brand-name">{settings.brandName}</span>
      </a>
      <MainMenu entries={menu.header} leads={leads} />
      <div className="header-tools">
        <LanguageSwitch />
        <div className="dock">
          <SiteSearch />
          <MobileMenu entries={menu.header}>{accountLink}</MobileMenu>
          <DockLink action={head?.action} page={head?.page} settings={settings} />
        </div>
        {/* Hidden at widths where the menu needs the space; the menu links to the page, too. */}
        <span className="hidden min-[75rem]:inline">{accountLink}</span>
      </div>
    </header>
  )
}

/** The page's own action, or the next step towards an account; on the page about opening one, the app. */
function DockLink({
  action,
  page,
  settings,
}: {
  action: PageHead['action']
  page: PageName | undefined
  settings: Settings
}) {
  const locale = useLocale()
  const words = copy[locale]
  const { appLinks, appName } = settings
  const hasApp = appLinks.android !== '' || appLinks.ios !== ''
  const [to, label] = action
    ? [action.to, action.label]
    : page !== 'openAccount'
      ? [pathTo('openAccount', locale), words.openAccount]
      : hasApp
        ? ['#app', words.downloadApp(appName)]
        : [pathTo('contactUs', locale), words.contact]
  // A page with a form has its main button in the form.
  const isQuiet = page !== undefined && findPage(page).perVisit !== undefined
  return (
    <a className={isQuiet ? 'button button-quiet dock-link' : 'button dock-link'} href={to}>
      {label}
    </a>
  )
}
