import type { Settings, Shell } from '@site/contracts/content/shell.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { brandSettings } from '#app/layout/brand.ts'

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
    if (isRecord(match) && isLayoutData(match.loaderData)) {
      const { siteUrl, shell } = match.loaderData
      return { siteUrl, settings: shell.settings, locale, languageTag }
    }
  }
  return { siteUrl: '', settings: brandSettings, locale, languageTag }
}

function isLayoutData(value: unknown): value is { siteUrl: string; shell: Shell } {
  return isRecord(value) && typeof value.siteUrl === 'string' && isRecord(value.shell)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
