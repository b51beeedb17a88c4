import type { SiteIndexParts } from '@site/contracts/content/site-index.ts'
import { locales } from '#app/i18n/locales.ts'
import { type SiteMapPart, siteMapParts, siteMapPath } from '#app/i18n/site-map-files.ts'
import type { Site } from '#app/request/site-context.ts'
import { isMarketPart, marketFiles } from './entries.server.ts'
import { latestChange } from './site-map-xml.ts'

/** Every non-empty site map with its last change, without requesting documents. */
export async function siteMapFiles(
  site: Site,
): Promise<readonly { readonly path: string; readonly changed: string | null }[]> {
  const byLocale = await Promise.all(
    locales.map(async (locale) => ({ locale, kinds: await site.content.siteIndexParts(locale) })),
  )
  const found = await Promise.all(
    siteMapParts.flatMap((part) =>
      byLocale.map(async ({ locale, kinds }) => {
        const files = isMarketPart(part)
          ? (await marketFiles(part, locale, site)).map((entries, index) => ({
              number: index + 1,
              changed: latestChange(entries, locale),
            }))
          : documentFiles(part, kinds)
        return files.map(({ number, changed }) => ({ path: siteMapPath({ part, locale, number }), changed }))
      }),
    ),
  )
  return found.flat()
}

interface NumberedFile {
  readonly number: number
  readonly changed: string | null
}

function documentFiles(part: SiteMapPart, kinds: SiteIndexParts['kinds']): readonly NumberedFile[] {
  const parts = kinds.find(({ kind }) => kind === part)?.parts ?? []
  const files = parts.map(({ part: number, changed }) => ({ number, changed }))
  // The first file always exists, because it contains pages that are not CMS documents.
  const isMissing = part === 'pages' && files[0]?.number !== 1
  return isMissing ? [{ number: 1, changed: null }, ...files] : files
}
