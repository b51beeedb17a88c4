import type { MenuPlace, Shell } from '@site/contracts/content/shell.ts'
import { type ContentClient, menuExpiresAt } from '#app/content/content-client.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fallbackShell } from '#app/layout/fallback-shell.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PageFacts } from './page-facts.ts'

/** How long a page with an expired menu may be cached. */
const EXPIRED_MENU_MS = 2_000

export interface PageShell {
  readonly shell: Shell
  /** The pages in the menu, and whether they are open. */
  readonly menuPlaces: readonly MenuPlace[]
}

/** Menu and settings of every page; the built-in ones until the CMS has responded once. */
export async function pageShell(
  content: Pick<ContentClient, 'shell'>,
  locale: Locale,
  facts: PageFacts,
): Promise<PageShell> {
  try {
    const response = await content.shell()
    const endsAt = menuExpiresAt(response)
    const { menuPlaces, menuChangesAt: _, ...shell } = response
    facts.endsAt = Math.min(facts.endsAt, endsAt > Date.now() ? endsAt : Date.now() + EXPIRED_MENU_MS)
    return { shell, menuPlaces }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    facts.isPartial = true
    return { shell: fallbackShell(locale), menuPlaces: [] }
  }
}
