import { type ActionStatus, actionStatuses } from '@site/contracts/market/action-entries.ts'
import { type CorporateActionKind, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { allActionsTab } from '#app/market/all-actions-path.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { type ActionView, defaultKind } from './default-kind.ts'
import { firstDay, isMonth, lastDay } from './month.ts'
import { typedMonth } from './typed-month.server.ts'

/** The requested filter: typed values are kept as they are, next to their errors. */
export interface ActionsQuery {
  /** null: all kinds. */
  readonly kind: CorporateActionKind | null
  readonly view: ActionView
  readonly typed: Readonly<Record<FilterName, string | null>>
  readonly errors: readonly FilterError[]
  readonly status: ActionStatus | null
  /** The URL has an unknown tab or view. */
  readonly isUnknown: boolean
}

export type FilterName = 'ticker' | 'status' | 'from' | 'to' | 'month'
interface FilterError {
  readonly name: FilterName
  readonly reason: 'ticker' | 'status' | 'month' | 'order'
}

export function parseActionsQuery(search: URLSearchParams): ActionsQuery {
  const requestedView = search.get('view') ?? 'list'
  const view = (['list', 'calendar'] as const).find((each) => each === requestedView)
  const tab = search.get('tab')
  const kind = tab === null ? defaultKind(view ?? 'list') : findKind(tab)
  const text = (name: FilterName) => search.get(name)?.trim().slice(0, MAX_COMPANY_TEXT) || null
  // The calendar has a month, the list has a period: parameters of the other view are ignored.
  const month = (of: ActionView, name: FilterName) => {
    const written = view === of ? text(name) : null
    return written && (typedMonth(written) ?? written)
  }
  const ticker = text('ticker')
  const typed = {
    ticker: ticker && (parseTypedTicker(ticker) ?? ticker.toUpperCase()),
    status: text('status'),
    from: month('list', 'from'),
    to: month('list', 'to'),
    month: month('calendar', 'month'),
  }
  const status = actionStatuses.find((each) => each === typed.status) ?? null
  return {
    kind: kind === undefined ? 'dividend' : kind,
    view: view ?? 'list',
    typed,
    status,
    errors: listErrors(typed, status),
    isUnknown: kind === undefined || view === undefined,
  }
}

/** With a name in either language; null: all kinds. */
function findKind(tab: string): CorporateActionKind | null | undefined {
  const isNamed = (names: Readonly<Record<Locale, string>>) => locales.some((locale) => names[locale] === tab)
  return isNamed(allActionsTab) ? null : corporateActionKinds.find((kind) => isNamed(actionKinds[kind].tab))
}

function listErrors(typed: ActionsQuery['typed'], status: ActionStatus | null): FilterError[] {
  const errors: FilterError[] = []
  if (typed.ticker !== null && !isTicker(typed.ticker)) {
    errors.push({ name: 'ticker', reason: 'ticker' })
  }
  if (typed.status !== null && status === null) {
    errors.push({ name: 'status', reason: 'status' })
  }
  for (const name of ['from', 'to', 'month'] as const) {
    const month = typed[name]
    if (month !== null && !isMonth(month)) {
      errors.push({ name, reason: 'month' })
    }
  }
  if (errors.length === 0 && typed.from !== null && typed.to !== null && typed.to < typed.from) {
    errors.push({ name: 'to', reason: 'order' })
  }
  return errors
}

/** The query for the market service: months as their first and last day. */
export function toActionsQuery({ kind, typed, status }: ActionsQuery) {
  return {
    kind,
    ticker: typed.ticker,
    status,
    from: typed.from === null ? null : firstDay(typed.from),
    to: typed.to === null ? null : lastDay(typed.to),
  }
}
