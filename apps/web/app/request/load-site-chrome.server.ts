import type { MenuPlace, Settings, SiteChrome } from '@site/contracts/content/site-chrome.ts'
import { type ContentClient, menuExpiresAt } from '#app/content/content-client.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { fallbackSiteChrome } from './fallback-site-chrome.ts'
import type { PageFacts } from './page-facts.ts'

/** How long a page with an expired menu may be cached. */
const EXPIRED_MENU_MS = 2_000

export interface LoadedSiteChrome {
  readonly siteChrome: SiteChrome
  /** The pages in the menu, and whether they are open. */
  readonly menuPlaces: readonly MenuPlace[]
}

/** Menu and settings of every page; the built-in ones until the CMS has responded once. */
export async function loadSiteChrome(
  content: Pick<ContentClient, 'siteChrome'>,
  locale: Locale,
  facts: PageFacts,
): Promise<LoadedSiteChrome> {
  try {
    const response = await content.siteChrome()
    const endsAt = menuExpiresAt(response)
    const { menuPlaces, menuChangesAt: _, ...siteChrome } = response
    facts.endsAt = Math.min(facts.endsAt, endsAt > Date.now() ? endsAt : Date.now() + EXPIRED_MENU_MS)
    return { siteChrome: { ...siteChrome, settings: nameCompany(siteChrome.settings) }, menuPlaces }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    facts.isPartial = true
    return { siteChrome: fallbackSiteChrome(locale), menuPlaces: [] }
  }
}

/** The settings with the company's name in the notice of supervision, for every page and document that prints it. */
function nameCompany(settings: Settings): Settings {
  const { notices, companyName } = settings
  return {
    ...settings,
    notices: { ...notices, supervision: notices.supervision.replaceAll('{company}', companyName) },
  }
}
