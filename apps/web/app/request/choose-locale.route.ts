import { redirect } from 'react-router'
import { defaultLocale, isLocale, localeCookie } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Route } from './+types/choose-locale.route.ts'

/** Redirects `/` to the last chosen language, by default Indonesian; ignores Accept-Language. */
export function loader({ request }: Route.LoaderArgs) {
  const pattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`)
  const chosen = pattern.exec(request.headers.get('cookie') ?? '')?.[1]
  return redirect(pathTo('home', isLocale(chosen) ? chosen : defaultLocale), 302)
}
