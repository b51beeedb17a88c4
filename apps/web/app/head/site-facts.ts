import type { Settings, SiteChrome } from '@site/contracts/content/site-chrome.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { brandSettings } from './brand-settings.ts'

/** The publisher and URLs of a page, for the head and for structured data. */
export interface SiteFacts {
  readonly siteUrl: string
  readonly settings: Settings
  readonly locale: Locale
  readonly languageTag: string
  readonly canonical: string
  readonly picture: string
}

/** Finds the layout's data among the matches, independent of the layout's route id. */
export function findLayoutData(
  matches: readonly unknown[],
  locale: Locale,
): Pick<SiteFacts, 'siteUrl' | 'settings' | 'locale' | 'languageTag'> {
  const { languageTag } = localeFacts[locale]
  for (const match of matches) {
    if (isRecord(match) && isLayoutData(match.loaderData)) {
      const { siteUrl, siteChrome } = match.loaderData
      return { siteUrl, settings: siteChrome.settings, locale, languageTag }
    }
  }
  return { siteUrl: '', settings: brandSettings, locale, languageTag }
}

function isLayoutData(value: unknown): value is { siteUrl: string; siteChrome: SiteChrome } {
  return isRecord(value) && typeof value.siteUrl === 'string' && isRecord(value.siteChrome)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
