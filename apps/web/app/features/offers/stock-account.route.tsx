import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { lotCost } from '#app/page-parts/lot-cost.ts'
import { findMarginInterest } from '#app/page-parts/margin-terms.server.ts'
import { describeRegistrations } from '#app/page-parts/registration-facts.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/stock-account.route.ts'
import { showAccount } from './documents/own-documents.server.ts'
import { offerLinks } from './offer-links.server.ts'
import { StockAccountPage } from './stock-account-page.tsx'

const exampleLotPrice = 1000
const accountRegistrations = ['brokerage', 'marginFinancing', 'exchangeMember', 'protectionFund'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [service, accountTypes, fees, serviceFees, trust] = await Promise.all([
    content.service('stockAccount'),
    orNull(content.accountTypes()),
    orNull(content.fees()),
    orNull(content.serviceFees()),
    orNull(content.trust()),
  ])
  if (service === null) {
    throw data(null, { status: 404 })
  }
  const { title, summary } = service
  const head = pageHead({ page: 'serviceStockAccount', title, description: summary })
  const day = dayInJakarta(now)
  const cost = lotCost(fees, exampleLotPrice, day)
  const interest = findMarginInterest(serviceFees ?? [], day)
  const links = offerLinks('stockAccount', locale)
  const offer = { ...service, ...links }
  return {
    head,
    locale,
    service: offer,
    cost,
    accountTypes:
      (serviceFees && accountTypes?.map((account) => showAccount(locale, account, interest))) ?? null,
    fees: accountFees(fees, day),
    license: describeRegistrations(locale, trust?.license.registrations ?? [], accountRegistrations),
  }
}

export const meta = pageMeta

export default function StockAccountRoute({ loaderData }: Route.ComponentProps) {
  return <StockAccountPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
