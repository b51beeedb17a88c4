import { Section } from '#app/design/section.tsx'
import { companyQuery } from '#app/features/companies/company-view.ts'
import { copy } from '#app/features/companies/copy.ts'
import type { OverviewPart } from '#app/features/companies/load-company-part.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ActionRows } from './action-rows.tsx'
import { overviewCopy } from './overview-copy.ts'

/** Calculators that a ticker fills in. */
const tools = ['dividendCalculator', 'orderLimits', 'averagePrice', 'marginSimulator'] as const

/** The next action and the latest dividends. */
export function ActionsSection({
  locale,
  ticker,
  slug,
  actions,
}: {
  locale: Locale
  ticker: string
  slug: string
  actions: OverviewPart['actions']
}) {
  const words = overviewCopy[locale]
  const to = pathTo('companyDetail', locale, { slug }, companyQuery(locale, { tab: 'corporate-actions' }))
  return (
    <Section more={{ to, label: words.allActions }} title={words.actions}>
      {actions === null ? <Unavailable /> : null}
      {actions?.length === 0 ? <p className="text-soft">{copy[locale].empty}</p> : null}
      {actions && actions.length > 0 ? (
        <ActionRows actions={actions} label={words.actions} locale={locale} ticker={ticker} />
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {tools.map((tool) => (
          <a key={tool} className="text-link py-3" href={pathTo(tool, locale, undefined, { ticker })}>
            {words.tools[tool]}
          </a>
        ))}
      </p>
    </Section>
  )
}
