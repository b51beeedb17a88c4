import { LinkChips } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { type CompanyView, queryOfView } from './company-view.ts'
import { financialsCopy } from './financials-copy.ts'

const periods = ['annual', 'quarterly'] as const

export function PeriodChips({ locale, slug, view }: { locale: Locale; slug: string; view: CompanyView }) {
  const words = financialsCopy[locale]
  return (
    <LinkChips
      chips={periods.map((period) => ({
        to: pathTo('companyDetail', locale, { slug }, queryOfView({ tab: view.tab, period })),
        label: words.periods[period],
        isCurrent: period === view.period,
      }))}
      label={words.period}
    />
  )
}
