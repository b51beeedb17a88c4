import { data } from 'react-router'
import { pageMeta } from '#app/head/page-head.ts'
import { formatRate } from '#app/i18n/format.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { siteContext } from '#app/request/site-context.ts'
import { FormToolPage } from '../engine/form-tool-page.tsx'
import { toolPage } from '../engine/tool.server.ts'
import type { Route } from './+types/order-limits.route.ts'
import { copy } from './copy.ts'

/** For the server, and for browsers while somebody types. */
const load = () => import('./order-limits-tool.ts').then(({ orderLimitsTool }) => orderLimitsTool)

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const site = context.get(siteContext)
  const { locale } = site
  const { data: sent, init } = await toolPage(await load(), url, site)
  const fee = accountFees(sent.facts.fees, sent.today).regular
  const lead = fee
    ? `${sent.lead} ${copy[locale].ourFees(formatRate(locale, fee.buy), formatRate(locale, fee.sell))}`
    : sent.lead
  return data({ ...sent, lead }, init ?? {})
}

export const meta = pageMeta

export default function OrderLimitsRoute({ loaderData }: Route.ComponentProps) {
  return <FormToolPage {...loaderData} load={load} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
