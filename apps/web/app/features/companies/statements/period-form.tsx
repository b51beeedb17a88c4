import { SubmitButton } from '#app/design/button.tsx'
import { Form } from '#app/design/form.tsx'
import { type AmountUnit, type CompanyView, companyQuery } from '#app/features/companies/company-view.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { financialsCopy } from './financials-copy.ts'
import { maxColumns, maxTabletColumns } from './shown-periods.ts'
import type { PeriodChoice } from './statement-tables.server.ts'

interface PeriodFormProps {
  locale: Locale
  slug: string
  view: CompanyView
  periods: readonly PeriodChoice[]
  /** The last day of the newest shown period. */
  shown: string
}

/** Chooses the newest period of a table that does not show all; screens that show all have no form. */
export function PeriodForm({ locale, slug, view, periods, shown }: PeriodFormProps) {
  const words = financialsCopy[locale]
  const { tab, period, unit } = view
  const kept = Object.entries(companyQuery(locale, { tab, period, unit }))
  return (
    <Form
      action={pathTo('companyDetail', locale, { slug })}
      className={`mt-5 flex flex-wrap items-end gap-3 ${hideWhereAllFit(periods.length, unit)}`}
      data-screen-only
      method="get"
      preventScrollReset
    >
      {kept.map(([name, value]) =>
        value === null ? null : <input key={name} name={name} type="hidden" value={value} />,
      )}
      <label className="grid min-w-0 gap-1 text-sm text-soft">
        {words.shownPeriod}
        <select key={shown} className="field-box" defaultValue={shown} name="until">
          {periods.map(({ end, label }) => (
            <option key={end} value={end}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <SubmitButton look="quiet">{words.showPeriod}</SubmitButton>
    </Form>
  )
}

function hideWhereAllFit(count: number, unit: AmountUnit): string {
  if (count > maxColumns[unit]) return ''
  return count > maxTabletColumns[unit] ? 'lg:hidden' : 'sm:hidden'
}
