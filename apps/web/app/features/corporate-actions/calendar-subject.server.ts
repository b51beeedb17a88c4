import { type CorporateActionKind, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { type actionCalendarPath, allKinds } from '#app/i18n/endpoints/action-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'

/** Past months in a calendar; all future dates are included. */
const MONTHS_BACK = 12
/** A year of all kinds of a whole exchange would exceed the maximum of a file. */
const MONTHS_BACK_OF_ALL_KINDS = 3

/** What a calendar contains. */
interface CalendarSubject {
  readonly of: Parameters<typeof actionCalendarPath>[1]
  /** null: all corporate actions. */
  readonly name: string | null
  readonly filter: { readonly kind: CorporateActionKind | null; readonly ticker: string | null }
  readonly monthsBack: number
}

/** The kind of action or the company that a calendar is named after; null if there is none. */
export async function loadCalendarSubject(
  locale: Locale,
  requested: string,
  loadCompany: (ticker: string) => Promise<{ name: Readonly<Record<Locale, string>> } | null>,
): Promise<CalendarSubject | null> {
  if (requested === allKinds) {
    const filter = { kind: null, ticker: null }
    return { of: allKinds, name: null, filter, monthsBack: MONTHS_BACK_OF_ALL_KINDS }
  }
  const kind = corporateActionKinds.find((each) => each === requested)
  if (kind !== undefined) {
    const name = actionKinds[kind].name[locale]
    return { of: kind, name, filter: { kind, ticker: null }, monthsBack: MONTHS_BACK }
  }
  const ticker = tickerOfSlug(requested.toLowerCase())
  const company = ticker === null ? null : await loadCompany(ticker)
  return (
    company && {
      of: { ticker: requested },
      name: company.name[locale],
      filter: { kind: null, ticker },
      monthsBack: MONTHS_BACK,
    }
  )
}
