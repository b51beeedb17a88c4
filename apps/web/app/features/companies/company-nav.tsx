import { LinkTabs } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { companyNames } from './company-copy.ts'
import { type CompanyTab, type CompanyView, queryOfView } from './company-view.ts'
import { copy } from './copy.ts'
import { overviewCopy } from './overview/overview-copy.ts'

const tabs: readonly CompanyTab[] = [
  'overview',
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'ratios',
  'comparison',
  'corporate-actions',
]

const statementTabs: ReadonlySet<CompanyTab | 'news'> = new Set([
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'ratios',
])

/** The parts of a company; its news have pages of their own and stand last. */
export function CompanyNav({
  locale,
  slug,
  tab,
  chosen = {},
}: {
  locale: Locale
  slug: string
  /** null: the address names none of them. */
  tab: CompanyTab | 'news' | null
  /** How the reader wants statements shown; it goes along from one to the next. */
  chosen?: Partial<Pick<CompanyView, 'period' | 'unit'>>
}) {
  return (
    <LinkTabs
      label={overviewCopy[locale].tabs}
      tabs={[
        ...tabs.map((name) => ({
          to: pathTo(
            'companyDetail',
            locale,
            { slug },
            queryOfView({ tab: name, ...(statementTabs.has(name) ? chosen : {}) }),
          ),
          label: companyNames[locale].tabs[name],
          isCurrent: name === tab,
        })),
        { to: pathTo('companyNews', locale, { slug }), label: copy[locale].news, isCurrent: tab === 'news' },
      ]}
    />
  )
}
