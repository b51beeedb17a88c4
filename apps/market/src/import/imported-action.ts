import type { NewCorporateAction, NewPriceEvent } from '#market/database/schema.ts'
import type { TableRecord } from './adapters/adapter.ts'
import type { RowPlace } from './import-findings.ts'

export interface ImportedAction {
  readonly row: RowPlace & { readonly given: TableRecord['cells'] }
  readonly action: NewCorporateAction
  /** The price event of the action; null if it has none or was canceled. */
  readonly event: NewPriceEvent | null
}
