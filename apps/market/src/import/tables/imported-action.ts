import type { NewCorporateAction, NewPriceEvent } from '#market/database/schema.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'

export interface ImportedAction {
  readonly row: RowPlace & { readonly given: TableRecord['cells'] }
  readonly action: NewCorporateAction
  /** The price event of the action; null if it has none or was canceled. */
  readonly event: NewPriceEvent | null
}

/** An action as it is stored. */
export type KnownAction = Omit<NewCorporateAction, 'details'> & { readonly details: unknown }
