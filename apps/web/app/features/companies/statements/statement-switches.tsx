import { LinkChips } from '#app/design/link-tabs.tsx'
import { amountUnits, type CompanyView, companyQuery } from '#app/features/companies/company-view.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { financialsCopy } from './financials-copy.ts'
import { listPeriods, namePeriod } from './period-names.ts'

interface SwitchesProps {
  locale: Locale
  slug: string
  view: CompanyView
  hasUnits?: boolean
  children?: React.ReactNode
}

/** Display options: each choice is a link that preserves the others. */
export function StatementSwitches({ locale, slug, view, hasUnits = false, children }: SwitchesProps) {
  const words = financialsCopy[locale]
  const { tab, period, unit, until } = view
  const to = (change: Partial<CompanyView>) =>
    pathTo('companyDetail', locale, { slug }, companyQuery(locale, { tab, period, unit, ...change }))
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 *:min-w-0" data-screen-only>
      <LinkChips
        chips={listPeriods(tab).map((name) => ({
          to: to({ period: name }),
          label: namePeriod(locale, tab, name),
          isCurrent: name === period,
        }))}
        keepsScroll
        label={words.period}
      />
      {hasUnits ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 *:min-w-0">
          <span aria-hidden="true" className="text-sm text-soft">
            {words.unit}
          </span>
          <LinkChips
            chips={amountUnits.map((name) => ({
              to: to({ unit: name, until }),
              label: words.units[name],
              isCurrent: name === unit,
            }))}
            keepsScroll
            label={words.unit}
          />
        </div>
      ) : null}
      {children}
    </div>
  )
}
