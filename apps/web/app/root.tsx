import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { Links, type LinksFunction, type Location, Meta, Outlet, ScrollRestoration } from 'react-router'
import noScriptStyles from './design/no-script.css?url'
import './design/site.css'
import { localeFacts } from './i18n/locales.ts'
import { manifestPath } from './i18n/manifest-path.ts'
import { useLocale } from './i18n/use-locale.ts'
import { brand } from './layout/brand.ts'
import { LastResort } from './layout/last-resort.tsx'
import { themeColours } from './layout/theme-colours.ts'
import { leaveSite } from './navigation/leave-site.ts'
import { NavigationFeedback } from './navigation/navigation-feedback.tsx'
import { fadeOut } from './navigation/page-transition.ts'
import { language } from './request/middleware/language.server.ts'
import { menuCheck } from './request/middleware/menu-check.server.ts'
import { named } from './request/middleware/old-news-redirects.server.ts'
import { redirection } from './request/middleware/redirection.server.ts'
import { validation } from './request/middleware/validation.server.ts'
import { PageScripts } from './start/inline-scripts.tsx'

/** Run in this order on every route change. */
export const middleware = [redirection, menuCheck, language, named, validation]

export const clientMiddleware = [leaveSite, fadeOut]

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <html lang={localeFacts[locale].languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta content={themeColours.light} media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content={themeColours.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath} />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href={noScriptStyles} />
        </noscript>
      </head>
      <body>
        {children}
        <NavigationFeedback />
        <ScrollRestoration getKey={scrollKey} />
        <PageScripts />
      </body>
    </html>
  )
}

/**
 * The key for scroll restoration. Browsers create the history entry of an anchor themselves, and the router gives all
 * of these the same key. A random key makes each one scroll to its anchor.
 */
function scrollKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? String(Math.random()) : key
}

/**
 * Preloads the font file that every page needs, which browsers otherwise discover only in the style sheet. Low
 * priority: the style sheet blocks rendering and must come first.
 */
export const links: LinksFunction = () => [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: font,
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  },
]

/** The title if no route sets one, e.g. if not even the layout could be loaded. */
export const meta = () => [{ title: brand.companyName }]

export default function Root() {
  return <Outlet />
}

export { LastResort as ErrorBoundary }
