import { sitePages } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { isCheckOutdated } from '@site/finance/check-age.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/foreign-investors.route.ts'
import { copy } from './copy.ts'
import { ForeignInvestorsPage } from './foreign-investors-page.tsx'
import { listForeignTaxes } from './foreign-taxes.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [stated, service, offices] = await Promise.all([
    content.foreignInvestors(),
    orNull(content.service('stockAccount')),
    orNull(content.offices()),
  ])
  const day = dayInJakarta(now)
  return {
    head: pageHead({
      page: 'foreignInvestors',
      title: sitePages.foreignInvestors.title[locale],
      description: copy[locale].lead,
    }),
    locale,
    groups: stated.groups.map((group) => ({
      ...group,
      isOutdated: isCheckOutdated(group.checkedOn, day),
    })),
    taxNumber: stated.taxNumber,
    openingTime: stated.openingTime,
    contractLanguage: stated.contractLanguage,
    steps: service?.steps ?? [],
    hours: offices?.offices[0]?.hours ?? null,
    taxes: listForeignTaxes(locale, tradingRatesOn(day)),
  }
}

export const meta = pageMeta

export default function ForeignInvestorsRoute({ loaderData }: Route.ComponentProps) {
  return <ForeignInvestorsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
