import { type Locale, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

export const statusFilePath = '/status.json'

export const statusFeedPath = (locale: Locale) => `${pathTo('serviceStatus', locale)}/atom.xml`

/** Whether a path is the status page, or the data of it that a navigation loads. */
export function isStatusPath(pathname: string): boolean {
  return locales.some((locale) => {
    const path = pathTo('serviceStatus', locale)
    return pathname === path || pathname === `${path}.data`
  })
}
