import { xmlResponse } from '#app/data/xml.ts'
import { parseSiteMapFile } from '#app/i18n/site-map-files.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/site-map-part.route.ts'
import { siteMapEntries, withoutClosed } from './entries.server.ts'
import { urlSet } from './site-map-xml.ts'

/** The URLs of one kind in one language, or one numbered part of them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = parseSiteMapFile(params.name)
  if (file === null) {
    return notFound()
  }
  const site = context.get(siteContext)
  const { layoutData } = context.get(requestContext)
  const [id, en, entries] = await Promise.all([
    layoutData('id'),
    layoutData('en'),
    siteMapEntries(file, site),
  ])
  if (entries.length === 0) {
    return notFound()
  }
  const open = withoutClosed(entries, { id: id.menuPlaces, en: en.menuPlaces })
  return xmlResponse(urlSet(open, file.locale, id.siteUrl))
}

function notFound(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
