import type { Settings } from '@site/contracts/content/shell.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { brandSettings } from './brand.ts'
import { knownShell } from './shells.ts'

/** Who publishes a page, and where it is: for the head and for structured data. */
export interface SiteFacts {
  readonly siteUrl: string
  readonly settings: Settings
  readonly locale: Locale
  readonly languageTag: string
  /** The page's own address in full. */
  readonly canonical: string
  /** The page's share picture. */
  readonly picture: string
}

/** The layout's data, found among the matches without depending on which of the layouts it is. */
export function frameOf(
  matches: readonly unknown[],
  locale: Locale,
): Pick<SiteFacts, 'siteUrl' | 'settings' | 'locale' | 'languageTag'> {
  const { languageTag } = localeFacts[locale]
  for (const match of matches) {
    if (isRecord(match) && isRecord(match.loaderData) && typeof match.loaderData.siteUrl === 'string') {
      const { siteUrl, shellKey } = match.loaderData
      const settings = typeof shellKey === 'string' ? knownShell(shellKey)?.settings : undefined
      return { siteUrl, settings: settings ?? brandSettings, locale, languageTag }
    }
  }
  return { siteUrl: '', settings: brandSettings, locale, languageTag }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
