import { Section } from '#app/design/section.tsx'
import { companyQuery } from '#app/features/companies/company-view.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ActionRows } from './action-rows.tsx'
import type { OverviewPart } from './load-overview.server.ts'

/** The next action and the latest dividends; without any, only the calculators. */
export function ActionsSection({
  locale,
  slug,
  actions,
  tools,
}: {
  locale: Locale
  slug: string
  actions: OverviewPart['actions']
  tools: OverviewPart['tools']
}) {
  const words = overviewCopy[locale]
  const to = pathTo('companyDetail', locale, { slug }, companyQuery(locale, { tab: 'corporate-actions' }))
  if (actions?.length === 0) {
    return <Tools tools={tools} />
  }
  return (
    <Section more={{ to, label: words.allActions }} title={words.actions}>
      {actions === null ? <Unavailable /> : <ActionRows actions={actions} label={words.actions} />}
      <Tools tools={tools} />
    </Section>
  )
}

function Tools({ tools }: { tools: OverviewPart['tools'] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {tools.map(({ to, label }) => (
        <a key={to} className="text-link py-3" href={to}>
          {label}
        </a>
      ))}
    </p>
  )
}
