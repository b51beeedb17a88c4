import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** The tab of all kinds in URLs. */
export const allActionsTab = { id: 'semua', en: 'all' } as const

/** The list of all kinds, of one company or of all of them. */
export function allActionsPath(locale: Locale, ticker: string | null = null): string {
  return pathTo('corporateAction', locale, undefined, { tab: allActionsTab[locale], ticker })
}
