import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'

export type ActionView = 'list' | 'calendar'

/** The kind that URLs omit; null: all kinds, because a month has few dates of one kind. */
export function defaultKind(view: ActionView): CorporateActionKind | null {
  return view === 'calendar' ? null : 'dividend'
}
