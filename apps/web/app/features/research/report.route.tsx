import { foundDocument } from '#app/errors/found-document.ts'
import { articleJsonLd } from '#app/head/article-json-ld.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { withEmbeds } from '#app/page-parts/embeds/render-embeds.server.tsx'
import { loadRecommendationStatuses } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/report.route.ts'
import { loadCompanyNames } from './company-names.server.ts'
import { ReportPage } from './report-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const found = await content.report(params.slug)
  const report = foundDocument('researchReportDetail', locale, params, found)
  const [outcomes, names, body] = await Promise.all([
    loadRecommendationStatuses(site, report.recommendations),
    loadCompanyNames(site, [report, ...report.related]),
    withEmbeds(site, report.body),
  ])
  const { title, summary, translations, publishedAt, revisedAt, category, seo } = report
  const head = pageHead({
    page: 'researchReportDetail',
    title,
    description: summary,
    translations,
    publishedAt,
    modifiedAt: revisedAt,
    category: category?.name ?? null,
    seo,
  })
  return { head, locale, report: { ...report, body }, names, statuses: outcomes?.statuses ?? null }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ report }: Route.ComponentProps['loaderData'], site) => [
      articleJsonLd(
        'Article',
        { ...report, cover: report.firstPage, section: report.category?.name ?? null },
        site,
      ),
    ]),
)

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
