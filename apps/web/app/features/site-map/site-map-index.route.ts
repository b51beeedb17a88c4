import { locales } from '#app/i18n/locales.ts'
import { newsSiteMapPath, siteMapParts, siteMapPath } from '#app/i18n/server-documents.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import { siteContext } from '#app/shell/site-context.ts'
import { xmlElement, xmlResponse } from '#app/shell/xml.ts'
import type { Route } from './+types/site-map-index.route.ts'
import { siteMapEntries } from './entries.server.ts'
import { latestChange } from './site-map-xml.ts'

/** Where the site maps of each kind and language are, and when something last changed in each. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { siteUrl } = await context.get(requestContext).frame(site.locale)
  const maps = await Promise.all(
    siteMapParts.map(async (part) => {
      const entries = await siteMapEntries(part, site)
      return locales
        .filter((locale) => entries.some(({ paths }) => paths[locale] !== null))
        .map((locale) => ({ path: siteMapPath(part, locale), changed: latestChange(entries, locale) }))
    }),
  )
  const items = [...maps.flat(), { path: newsSiteMapPath, changed: null }].map(({ path, changed }) => {
    const lastModified = changed === null ? '' : xmlElement('lastmod', changed)
    return `<sitemap>${xmlElement('loc', `${siteUrl}${path}`)}${lastModified}</sitemap>`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return xmlResponse(`<sitemapindex ${namespace}>\n${items.join('\n')}\n</sitemapindex>`)
}
