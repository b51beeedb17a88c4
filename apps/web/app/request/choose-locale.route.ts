import { redirect } from 'react-router'
import { defaultLocale, isLocale, localeCookie } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Route } from './+types/choose-locale.route.ts'

/** `/` leads to the language that the visitor chose last, else to Indonesian; the browser's own is never asked. */
export function loader({ request }: Route.LoaderArgs) {
  const pattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`)
  const chosen = pattern.exec(request.headers.get('cookie') ?? '')?.[1]
  return redirect(pathTo('home', isLocale(chosen) ? chosen : defaultLocale), 302)
}
