import { type CorporateActionKind, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'

export interface ActionsQuery {
  readonly kind: CorporateActionKind
  /** As typed, in capitals; null for all companies. */
  readonly ticker: string | null
  /** Whether the ticker can be one; the market service refuses any other. */
  readonly isTicker: boolean
}

/** More than this of what was typed is not shown again. */
const MAX_TYPED = 12

/** null where the address names a tab that does not exist. */
export function actionsQueryOf(search: URLSearchParams): ActionsQuery | null {
  const tab = search.get('tab') ?? 'dividend'
  const kind = corporateActionKinds.find((each) => each === tab)
  const ticker = search.get('ticker')?.trim().slice(0, MAX_TYPED).toUpperCase() || null
  return kind === undefined ? null : { kind, ticker, isTicker: ticker === null || /^[A-Z]{4}$/.test(ticker) }
}
