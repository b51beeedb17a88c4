import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/term.route.ts'
import { termJsonLd } from './glossary-json-ld.ts'
import { termName } from './term-name.ts'
import { TermPage } from './term-page.tsx'

const titleIn = {
  id: (name: string) => `${name}: arti dan contoh`,
  en: (name: string) => `${name}: meaning and examples`,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const term = foundDocument('glossaryTerm', locale, params, await content.term(params.slug))
  const { definition, translations, page } = term
  const head = pageHead({
    page: 'glossaryTerm',
    // Products and lessons are named like terms, and no two pages share a title.
    title: titleIn[locale](termName(term)),
    description: definition,
    translations,
  })
  const tool = page === null ? null : { title: findPageTitle(page)[locale], path: fillPath(page, locale, {}) }
  return { head, locale, term, tool }
}

export const meta = pageMetaWith(
  import.meta.env.SSR && (({ term }: Route.ComponentProps['loaderData'], site) => [termJsonLd(term, site)]),
)

export default function TermRoute({ loaderData }: Route.ComponentProps) {
  return <TermPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
