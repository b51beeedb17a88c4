import { fontUrl } from '@site/brand/font-url.ts'
import { brand } from '@site/brand/names.ts'
import { palette } from '@site/brand/palette.ts'
import {
  Links,
  type LinksFunction,
  type Location,
  Meta,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import noScriptStyles from './design/no-script.css?url'
import './design/site.css'
import { localeFacts } from './i18n/locales.ts'
import { manifestPath } from './i18n/manifest-path.ts'
import { useLocale } from './i18n/use-locale.ts'
import { LastResort } from './layout/last-resort.tsx'
import { NavigationFeedback } from './layout/navigation-feedback.tsx'
import { leaveSite } from './navigation/leave-site.ts'
import { fadeOut } from './navigation/page-transition.ts'
import { SCROLL_POSITIONS } from './navigation/scroll-positions.ts'
import { language } from './request/middleware/language.server.ts'
import { menuCheck } from './request/middleware/menu-check.server.ts'
import { namedMiddleware } from './request/middleware/named-middleware.server.ts'
import { redirection } from './request/middleware/redirection.server.ts'
import { validation } from './request/middleware/validation.server.ts'
import { PageScripts } from './start/inline-scripts.tsx'

/** Runs in this order on every route change. */
export const middleware = [redirection, menuCheck, language, namedMiddleware, validation]

export const clientMiddleware = [leaveSite, fadeOut]

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <html lang={localeFacts[locale].languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta content={palette.pageLight} media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content={palette.pageDark} media="(prefers-color-scheme: dark)" name="theme-color" />
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
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  )
}

/** The router's own component adds a script, which throws an error if storage is blocked; see restore-scroll.server.ts. */
function ScrollRestoration() {
  useScrollRestoration({ getKey: findScrollKey, storageKey: SCROLL_POSITIONS })
  return null
}

/**
 * The key of a scroll position. For fragment navigation the router uses the same key everywhere, so none is restored
 * and the browser scrolls to the fragment.
 */
function findScrollKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? String(Math.random()) : key
}

/**
 * The font that every page needs; browsers would otherwise discover it in the style sheet. Low priority, because
 * nothing is painted before the style sheet.
 */
export const links: LinksFunction = () => [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: fontUrl,
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  },
]

/** For error pages outside the layout. */
export const meta = () => [{ title: brand.companyName }]

export default function Root() {
  return <Outlet />
}

export { LastResort as ErrorBoundary }
