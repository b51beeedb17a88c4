import { palette } from '@site/brand/palette.ts'
import { defaultLocale, localeFacts } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Route } from './+types/manifest.route.ts'

/** The web app manifest, for the home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteChrome } = await context.get(requestContext).layoutData(defaultLocale)
  const { companyName, brandName, description } = siteChrome.settings
  const manifest = {
    id: '/',
    name: companyName,
    short_name: brandName,
    description,
    lang: localeFacts[defaultLocale].languageTag,
    start_url: pathTo('home', defaultLocale),
    scope: '/',
    display: 'browser',
    background_color: palette.pageLight,
    theme_color: palette.primary,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
