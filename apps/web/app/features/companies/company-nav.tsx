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

/** The tabs of a company; news come last, because they are separate pages. */
export function CompanyNav({
  locale,
  slug,
  tab,
  chosen = {},
}: {
  locale: Locale
  slug: string
  /** null: the URL has an unknown tab. */
  tab: CompanyTab | 'news' | null
  /** The chosen period and unit, which links to other statements preserve. */
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
