import { firstSentence } from '#app/content/first-sentence.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/faq.route.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { FaqPage } from './faq-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const faq = foundDocument('faqDetail', locale, params, await content.faq(params.slug))
  const { question, answer, translations } = faq
  const head = pageHead({
    page: 'faqDetail',
    title: question,
    description: firstSentence(answer),
    translations,
  })
  return { head, locale, faq }
}

export const meta = pageMetaWith(
  import.meta.env.SSR && (({ faq }: Route.ComponentProps['loaderData'], site) => [faqJsonLd([faq], site)]),
)

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
