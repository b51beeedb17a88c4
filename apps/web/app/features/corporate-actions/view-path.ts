import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { allActionsTab } from '#app/market/all-actions-path.ts'
import type { ActionsQuery, FilterName } from './actions-query.server.ts'
import { type ActionView, defaultKind } from './default-kind.ts'

/** The parameters that a link changes; all others are preserved. */
interface Change extends Partial<Readonly<Record<FilterName, string | null>>> {
  readonly kind?: CorporateActionKind | null
  readonly view?: ActionView
  readonly page?: number | null
}

/** The query of a view, without defaults and with the names of the language. */
export function viewQuery(
  locale: Locale,
  { kind, view, typed }: Pick<ActionsQuery, 'kind' | 'view' | 'typed'>,
  change: Change = {},
): Query {
  const shown = change.view ?? view
  // The first list has dividends although nobody chose them, and a month of them has few dates.
  const kept = view === 'list' && shown === 'calendar' && kind === defaultKind(view) ? null : kind
  const chosen = change.kind === undefined ? kept : change.kind
  const { page = null, ...rest } = change
  const filters = { ...typed, ...rest }
  const isList = shown === 'list'
  return {
    tab:
      chosen === defaultKind(shown)
        ? null
        : (chosen === null ? allActionsTab : actionKinds[chosen].tab)[locale],
    ticker: filters.ticker,
    status: filters.status,
    from: isList ? filters.from : null,
    to: isList ? filters.to : null,
    view: isList ? null : shown,
    month: isList ? null : filters.month,
    page: isList ? page : null,
  }
}
