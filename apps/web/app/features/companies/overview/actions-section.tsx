import { findPageTitle, type ToolPageName } from '@site/contracts/content/site-pages.ts'
import { Section } from '#app/design/section.tsx'
import { companyQuery } from '#app/features/companies/company-view.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ActionRows } from './action-rows.tsx'
import type { OverviewPart } from './load-overview.server.ts'

/** Calculators that a ticker fills in. */
const filledTools: readonly { page: ToolPageName; parameter?: string }[] = [
  { page: 'dividendCalculator' },
  { page: 'orderLimits' },
  { page: 'averagePrice' },
  { page: 'whatIf', parameter: 'ticker1' },
]

/** The next action and the latest dividends; without any, only the calculators. */
export function ActionsSection({
  locale,
  slug,
  ticker,
  actions,
}: {
  locale: Locale
  slug: string
  ticker: string
  actions: OverviewPart['actions']
}) {
  const words = overviewCopy[locale]
  const to = pathTo('companyDetail', locale, { slug }, companyQuery(locale, { tab: 'corporate-actions' }))
  if (actions?.length === 0) {
    return <Tools locale={locale} ticker={ticker} />
  }
  return (
    <Section more={{ to, label: words.allActions }} title={words.actions}>
      {actions === null ? <Unavailable /> : <ActionRows actions={actions} label={words.actions} />}
      <Tools locale={locale} ticker={ticker} />
    </Section>
  )
}

function Tools({ locale, ticker }: { locale: Locale; ticker: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {filledTools.map(({ page, parameter = 'ticker' }) => (
        <a
          key={page}
          className="text-link py-3"
          href={pathTo(page, locale, undefined, { [parameter]: ticker })}
        >
          {findPageTitle(page)[locale]}
        </a>
      ))}
    </p>
  )
}
