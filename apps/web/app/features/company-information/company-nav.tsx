import { LinkTabs } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { companyNames } from './company-copy.ts'
import { type CompanyTab, queryOfView } from './company-view.ts'
import { copy } from './copy.ts'
import { overviewCopy } from './overview-copy.ts'

const tabs: readonly CompanyTab[] = [
  'overview',
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'ratios',
  'comparison',
  'corporate-actions',
]

/** The parts of a company; its news have pages of their own and stand last. */
export function CompanyNav({
  locale,
  slug,
  tab,
}: {
  locale: Locale
  slug: string
  tab: CompanyTab | 'news'
}) {
  return (
    <LinkTabs
      label={overviewCopy[locale].tabs}
      tabs={[
        ...tabs.map((name) => ({
          to: pathTo('companyDetail', locale, { slug }, queryOfView({ tab: name })),
          label: companyNames[locale].tabs[name],
          isCurrent: name === tab,
        })),
        { to: pathTo('companyNews', locale, { slug }), label: copy[locale].news, isCurrent: tab === 'news' },
      ]}
    />
  )
}
