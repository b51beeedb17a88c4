import type { ActionStatus } from '@site/contracts/market/action-entries.ts'
import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { ActionChange } from '@site/contracts/market/share-day.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { StoredActionDetails } from './action-details.ts'

export interface CorporateActionsTable {
  /** Stable for the lifetime of the action. */
  id: string
  ticker: string
  kind: CorporateActionKind
  /** Null: it follows from the days (corporate-actions/source.ts). */
  status: ActionStatus | null
  /** Ex date, meeting day, listing day or first day with the new par value; null before it is announced. */
  keyDate: string | null
  /** The fields of the kind: parse with StoredActionDetailsSchema (database/action-details.ts). */
  details: ColumnType<unknown, StoredActionDetails, StoredActionDetails>
}

/** When imports stored an action, moved a day of it or canceled it. The newest has the greatest ID. */
export interface ActionChangesTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, never, never>
  actionId: string
  change: ActionChange['change']
}
