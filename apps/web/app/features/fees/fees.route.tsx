import { sitePages } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { findBreakEven } from '@site/finance/break-even.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { formatRate } from '#app/i18n/format.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'
import { findMarginInterest } from '#app/page-parts/margin-terms.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/fees.route.ts'
import { copy } from './copy.ts'
import { currentFees, hasAllOrderFees, otherFees } from './fee-tables.server.ts'
import { FeesPage } from './fees-page.tsx'
import { describeMarginFinancing } from './margin-financing.server.ts'
import { createPriceList } from './price-list.server.ts'
import { stampDutyRow } from './stamp-duty-row.server.ts'

const example = { price: 1000, lots: 10 }

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [fees, serviceFees, accounts, { siteChrome }] = await Promise.all([
    orNull(content.fees()),
    orNull(content.serviceFees()),
    orNull(content.accountTypes()),
    context.get(requestContext).layoutData(locale),
  ])
  const day = dayInJakarta(now)
  const rates = tradingRatesOn(day)
  const [buyFee, sellFee] = [appFee(fees, 'buy', day), appFee(fees, 'sell', day)]
  const percent = buyFee ? formatRate(locale, buyFee.percent) : ''
  const head = pageHead({
    page: 'fees',
    title: sitePages.fees.title[locale],
    description: copy[locale].description(percent),
  })
  const tables = fees && { current: currentFees(fees, day), others: otherFees(fees, day) }
  const stampDuty = rates && stampDutyRow(locale, rates.stampDuty)
  const margin = describeMarginFinancing(
    locale,
    serviceFees && accounts,
    findMarginInterest(serviceFees ?? [], day),
  )
  const { phone } = siteChrome.settings
  const hasOrderFees = fees !== null && hasAllOrderFees(fees, day)
  const priceList = serviceFees && createPriceList(locale, { fees: serviceFees, day, phone, hasOrderFees })
  const shown = { head, locale, day, tables, priceList, rates, stampDuty, margin, example: null }
  if (fees === null) return data(shown, { status: 503 })
  if (rates === null || buyFee === null || sellFee === null) return shown
  const bought = transactionCost({ ...example, side: 'buy' }, buyFee, rates)
  const sold = transactionCost({ ...example, side: 'sell' }, sellFee, rates)
  const { price: breakEven } = findBreakEven({ paid: bought.net, lots: example.lots, day }, sellFee, rates)
  return { ...shown, example: { ...example, bought, sold, breakEven } }
}

export const meta = pageMeta

export default function FeesRoute({ loaderData }: Route.ComponentProps) {
  return <FeesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
