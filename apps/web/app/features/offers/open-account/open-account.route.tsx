import { sitePages } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { qrCode } from '#app/page-parts/qr-code.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/open-account.route.ts'
import { copy } from './copy.ts'
import { OpenAccountPage } from './open-account-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [service, accountTypes, fees, { siteChrome, siteUrl }] = await Promise.all([
    orNull(content.service('stockAccount')),
    orNull(content.accountTypes()),
    orNull(content.fees()),
    context.get(requestContext).layoutData(locale),
  ])
  const head = pageHead({
    page: 'openAccount',
    title: sitePages.openAccount.title[locale],
    description: copy[locale].lead(siteChrome.settings.appName),
  })
  const code = qrCode(`${siteUrl}${pathTo('openAccount', locale)}#app`)
  return {
    head,
    locale,
    service,
    accountTypes: (accountTypes ?? []).map(({ key, title, summary, comparison, contractYears }) => ({
      key,
      title,
      summary,
      comparison,
      contractYears,
    })),
    code,
    fees: accountFees(fees, dayInJakarta(now)),
  }
}

export const meta = pageMeta

export default function OpenAccountRoute({ loaderData }: Route.ComponentProps) {
  return <OpenAccountPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
