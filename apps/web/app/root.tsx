import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './design/site.css'
import { localeFacts } from './i18n/locales.ts'
import { useLocale } from './i18n/use-locale.ts'
import { LastResort } from './shell/last-resort.tsx'
import { language } from './shell/middleware/language.server.ts'
import { redirection } from './shell/middleware/redirection.server.ts'

/** Run in this order on every route change. */
export const middleware = [redirection, language]

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <html lang={localeFacts[locale].languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#070f12" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link as="font" crossOrigin="anonymous" href={font} rel="preload" type="font/woff2" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { LastResort as ErrorBoundary }
