import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { withEmbeds } from '#app/page-parts/embeds/render-embeds.server.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/note.route.ts'
import { NotePage } from './note-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, market, orNull } = site
  const note = foundDocument('morningNoteDetail', locale, params, await content.morningNote(params.slug))
  const { title, summary, translations, publishedAt, revisedAt, marketDate } = note
  const [day, body] = await Promise.all([orNull(market.marketDay(marketDate)), withEmbeds(site, note.body)])
  const head = pageHead({
    page: 'morningNoteDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: revisedAt,
  })
  return { head, locale, note: { ...note, body }, day }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ note }: Route.ComponentProps['loaderData'], site) => [articleJsonLd('NewsArticle', note, site)]),
)

export default function NoteRoute({ loaderData }: Route.ComponentProps) {
  return <NotePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
