import { registrationKinds } from '@site/contracts/content/trust.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { loadRecommendationRecord } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import { recordText } from '#app/page-parts/recommendations/record-text.server.ts'
import { listRegistrationFacts } from '#app/page-parts/registration-facts.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/trust.route.ts'
import releaseFigures from './release-figures.json'
import { trustCopy } from './trust-copy.ts'
import { TrustPage } from './trust-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, orNull } = site
  const [trust, record, complaints] = await Promise.all([
    content.trust(),
    loadRecommendationRecord(site),
    orNull(content.pageByKey('complaints')),
  ])
  const { complianceContact, securityContact, registrations } = trust.license
  const { title, lead } = trustCopy[locale]
  return {
    head: pageHead({ page: 'trust', title, description: lead }),
    locale,
    trust: { ...trust, license: { complianceContact, securityContact } },
    registrations: listRegistrationFacts(locale, registrations, registrationKinds),
    record: record && recordText(locale, record),
    complaints: complaints && { slug: complaints.slug, title: complaints.title },
    figures: releaseFigures,
  }
}

export const meta = pageMeta

export default function TrustRoute({ loaderData }: Route.ComponentProps) {
  return <TrustPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
