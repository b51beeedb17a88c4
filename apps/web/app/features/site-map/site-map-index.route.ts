import { xmlElement, xmlResponse } from '#app/data/xml.ts'
import { newsSiteMapPath } from '#app/i18n/site-map-files.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/site-map-index.route.ts'
import { siteMapFiles } from './files.server.ts'

/** The URLs of all site maps by kind and language, with their last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { siteUrl } = await context.get(requestContext).layoutData(site.locale)
  const files = [...(await siteMapFiles(site)), { path: newsSiteMapPath, changed: null }]
  const items = files.map(({ path, changed }) => {
    const lastModified = changed === null ? '' : xmlElement('lastmod', changed)
    return `<sitemap>${xmlElement('loc', `${siteUrl}${path}`)}${lastModified}</sitemap>`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return xmlResponse(`<sitemapindex ${namespace}>\n${items.join('\n')}\n</sitemapindex>`)
}
