import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/trust.route.ts'
import { copy } from './copy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const words = copy[locale]
  const head = pageHead({ page: 'trust', title: words.title, description: words.lead })
  return { head, locale, trust: await content.trust() }
}

export const meta = pageMeta

export default function TrustRoute({ loaderData: { locale } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeading lead={copy[locale].lead} page="trust" title={copy[locale].title} />
    </div>
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
