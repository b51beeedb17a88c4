import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { type CostRates, tradingRatesOn } from '@site/finance/trading-rates.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { notationListDate, notationMeaning } from '#app/market/notation-meanings.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/portfolio-check.route.ts'
import { copy } from './copy.ts'
import { PortfolioPage } from './portfolio-page.tsx'

/** What the page needs of the server comes with it: later, no request may tell which shares are held. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const day = dayInJakarta(now)
  const fees = await orNull(content.fees())
  const fee = findFee(fees ?? [], { account: 'regular', channel: 'app', side: 'sell' }, day)
  const rates = findCostRates(day)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const { title, lead } = copy[locale]
  return {
    head: pageHead({ page: 'portfolioCheck', title, description: lead }),
    locale,
    sale:
      fee && rates
        ? { fee: { percent: fee.percent, minimum: fee.minimum }, rates, since: fee.validFrom }
        : null,
    notations: Object.fromEntries(
      letters.flatMap((letter) => {
        const meaning = notationMeaning(locale, letter)
        return meaning === null ? [] : [[letter, meaning]]
      }),
    ),
    notationListDate,
  }
}

/** Without what this page does not show: where the rates come from. */
function findCostRates(day: string): CostRates | null {
  const rates = tradingRatesOn(day)
  if (rates === null) return null
  const { levy, guaranteeFund, vat, salesTax, stampDuty } = rates
  return { levy, guaranteeFund, vat, salesTax, stampDuty }
}

export const meta = pageMeta

export default function PortfolioCheckRoute({ loaderData }: Route.ComponentProps) {
  return <PortfolioPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
