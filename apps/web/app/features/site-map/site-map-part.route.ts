import { locales } from '#app/i18n/locales.ts'
import { siteMapParts } from '#app/i18n/server-documents.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import { siteContext } from '#app/shell/site-context.ts'
import { xmlResponse } from '#app/shell/xml.ts'
import type { Route } from './+types/site-map-part.route.ts'
import { siteMapEntries, withoutClosed } from './entries.server.ts'
import { urlSet } from './site-map-xml.ts'

/** The addresses of one kind in one language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, asked, name] = /^([a-z]{2})-([a-z-]+)\.xml$/.exec(params.name) ?? []
  const locale = locales.find((candidate) => candidate === asked)
  const part = siteMapParts.find((candidate) => candidate === name)
  if (locale === undefined || part === undefined) {
    return new Response('Not found\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  const site = context.get(siteContext)
  const { frame } = context.get(requestContext)
  const [id, en, entries] = await Promise.all([frame('id'), frame('en'), siteMapEntries(part, site)])
  const open = withoutClosed(entries, { id: id.menuPlaces, en: en.menuPlaces })
  return xmlResponse(urlSet(open, locale, id.siteUrl))
}
