import type { NewCorporateAction, NewPriceEvent } from '#market/database/schema.ts'

export interface ImportedAction {
  readonly line: number
  readonly action: NewCorporateAction
  /** The price event of the action; null if it has none or was canceled. */
  readonly event: NewPriceEvent | null
}
