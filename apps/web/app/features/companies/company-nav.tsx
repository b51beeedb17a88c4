import { LinkTabs } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { companyNames } from './company-copy.ts'
import { type CompanyTab, type CompanyView, companyQuery, financialTabs } from './company-view.ts'
import { copy } from './copy.ts'
import { overviewCopy } from './overview-copy.ts'

/**
 * The tabs of a company; news come last, because they are separate pages. Narrow screens have one tab for the financial
 * ones, with a second row.
 */
export function CompanyNav({
  locale,
  slug,
  tab,
  chosen = {},
}: {
  locale: Locale
  slug: string
  tab: CompanyTab | 'news'
  /** The chosen period and unit, which links to other statements preserve. */
  chosen?: Partial<Pick<CompanyView, 'period' | 'unit'>>
}) {
  const words = overviewCopy[locale]
  const names = companyNames[locale].tabs
  const link = (name: CompanyTab, kept: Partial<CompanyView> = {}) => ({
    to: pathTo('companyDetail', locale, { slug }, companyQuery(locale, { tab: name, ...kept })),
    label: names[name],
    isCurrent: name === tab,
  })
  const financials = financialTabs.map((name) => link(name, name === 'comparison' ? {} : chosen))
  const isFinancial = financials.some(({ isCurrent }) => isCurrent)
  const [first] = financials
  return (
    <>
      <LinkTabs
        isSticky
        label={words.tabs}
        tabs={[
          link('overview'),
          ...(first
            ? [{ ...first, label: words.financials, isCurrent: isFinancial, only: 'narrow' as const }]
            : []),
          ...financials.map((each) => ({ ...each, only: 'wide' as const })),
          link('corporate-actions'),
          {
            to: pathTo('companyNews', locale, { slug }),
            label: copy[locale].news,
            isCurrent: tab === 'news',
          },
        ]}
      />
      {isFinancial ? (
        <div className="md:hidden">
          <LinkTabs label={words.financials} tabs={financials} />
        </div>
      ) : null}
    </>
  )
}
