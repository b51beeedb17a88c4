import type { NewCorporateAction, NewPriceEvent } from '#market/database/schema.ts'

export interface ImportedAction {
  readonly line: number
  readonly action: NewCorporateAction
  /** What the action does to prices; null where it does nothing or was cancelled. */
  readonly event: NewPriceEvent | null
}
