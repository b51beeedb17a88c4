import type { MenuPlace, Shell } from '@site/contracts/content/shell.ts'
import { type ContentClient, endOfMenu } from '#app/content/content-client.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fallbackShell } from '#app/layout/fallback-shell.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PageFacts } from './page-facts.ts'

/** How long pages may be cached whose menu has ended and cannot be renewed yet. */
const ENDED_MS = 2_000

export interface PageShell {
  readonly shell: Shell
  /** Which pages the menu names, and which of them are open. */
  readonly menuPlaces: readonly MenuPlace[]
}

/** Menu and settings, as every page shows them; the built-in ones while the content service has never answered. */
export async function pageShell(
  content: Pick<ContentClient, 'shell'>,
  locale: Locale,
  facts: PageFacts,
): Promise<PageShell> {
  try {
    const answer = await content.shell()
    const endsAt = endOfMenu(answer)
    const { menuPlaces, menuChangesAt: _, ...shell } = answer
    facts.endsAt = Math.min(facts.endsAt, endsAt > Date.now() ? endsAt : Date.now() + ENDED_MS)
    return { shell, menuPlaces }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    facts.isPartial = true
    return { shell: fallbackShell(locale), menuPlaces: [] }
  }
}
