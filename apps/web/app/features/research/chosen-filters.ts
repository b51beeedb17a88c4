import type { ReportList } from '@site/contracts/content/research.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { ReportFilterName, TypedFilters } from './reports-query.server.ts'

/** The names of the active filters, in the order of the form. */
export function chosenFilters(
  locale: Locale,
  typed: TypedFilters,
  choices: ReportList['choices'],
): { name: ReportFilterName; value: string }[] {
  const words = copy[locale]
  const findName = (name: 'category' | 'sector' | 'analyst') =>
    choices[name].find(({ key }) => key === typed[name])?.name ?? typed[name]
  const values = [
    { name: 'category', value: findName('category') },
    { name: 'sector', value: findName('sector') },
    { name: 'analyst', value: findName('analyst') },
    { name: 'ticker', value: typed.ticker },
    { name: 'from', value: typed.from && words.since(formatMonth(locale, typed.from)) },
    { name: 'to', value: typed.to && words.until(formatMonth(locale, typed.to)) },
  ] as const
  return values.flatMap(({ name, value }) => (value === null || value === '' ? [] : [{ name, value }]))
}
