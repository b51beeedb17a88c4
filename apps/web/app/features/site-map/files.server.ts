import type { SiteIndexParts } from '@site/contracts/content/site-index.ts'
import { locales } from '#app/i18n/locales.ts'
import { type SiteMapPart, siteMapParts, siteMapPath } from '#app/i18n/server-documents.ts'
import type { Site } from '#app/shell/site-context.ts'
import { isMarketPart, marketFiles } from './entries.server.ts'
import { latestChange } from './site-map-xml.ts'

/** Every site map that has addresses, and when something last changed in it; no document is asked for. */
export async function siteMapFiles(
  site: Site,
): Promise<readonly { readonly path: string; readonly changed: string | null }[]> {
  const byLocale = await Promise.all(
    locales.map(async (locale) => ({ locale, kinds: await site.content.siteIndexParts(locale) })),
  )
  const found = await Promise.all(
    siteMapParts.flatMap((part) =>
      byLocale.map(async ({ locale, kinds }) => {
        const changes = isMarketPart(part)
          ? (await marketFiles(part, locale, site)).map((entries) => latestChange(entries, locale))
          : documentChanges(part, kinds)
        return changes.map((changed, index) => ({
          path: siteMapPath({ part, locale, number: index + 1 }),
          changed,
        }))
      }),
    ),
  )
  return found.flat()
}

/** Pages that are no documents have a site map in any case. */
function documentChanges(part: SiteMapPart, kinds: SiteIndexParts['kinds']): readonly (string | null)[] {
  const changes = kinds.find(({ kind }) => kind === part)?.changes ?? []
  return part === 'pages' && changes.length === 0 ? [null] : changes
}
