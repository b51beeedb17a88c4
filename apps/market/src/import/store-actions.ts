import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { StoredActionDetailsSchema } from '#market/corporate-actions/stored-details.ts'
import type { CorporateActionRecord, NewCorporateAction } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { storeEventsOf } from './store-events.ts'

/** Upserts the actions of one file by ID, with their price events. */
export async function storeActions(context: ImportContext, given: readonly ImportedAction[]): Promise<void> {
  const { transaction, findings, touched } = context
  if (given.length === 0) return
  const existing = await transaction.selectFrom('corporateActions').selectAll().execute()
  const byId = new Map(existing.map((action) => [action.id, action]))
  const seen = new Set<string>()
  for (const { row, action } of given) {
    const { id, kind } = action
    const before = byId.get(id)
    if (seen.has(id)) findings.leaveOut(row, 'id', `${id} is duplicated`, 'duplicate')
    else if (before && before.kind !== kind)
      findings.leaveOut(row, 'id', `${id} is already an action of the kind ${before.kind}`)
    seen.add(id)
  }
  const actions = given
    .filter(({ row }) => !findings.isLeftOut(row))
    .map((imported) => withStoredDetails(imported, byId.get(imported.action.id)))
  const changed: NewCorporateAction[] = []
  for (const { action } of actions) {
    const before = byId.get(action.id)
    // Compares the JSON form that the database stores.
    if (before && isDeepStrictEqual({ ...before }, JSON.parse(JSON.stringify(action)))) continue
    touched.companies.add(action.ticker)
    touched.isActionListTouched = true
    if (before) touched.companies.add(before.ticker)
    changed.push(action)
  }
  await writeRows(transaction, 'corporateActions', changed, ['id'])
  await storeEventsOf(context, actions)
}

/** Lists of the exchange and of vendors lack columns, status among them: there, the values of a fuller source remain. */
function withStoredDetails(
  { row, action, event }: ImportedAction,
  before: CorporateActionRecord | undefined,
): ImportedAction {
  if (!before || Object.hasOwn(row.given, 'status')) return { row, action, event }
  const stored: ReadonlyMap<string, unknown> = new Map(
    Object.entries(v.parse(StoredActionDetailsSchema, before.details)),
  )
  const merged = Object.entries(action.details).map(([name, value]) => [
    name,
    value === null ? (stored.get(name) ?? null) : value,
  ])
  const details = v.parse(StoredActionDetailsSchema, Object.fromEntries(merged))
  const bookYear = details.kind === 'dividend' ? details.bookYear : null
  return {
    row,
    action: { ...action, details, status: before.status },
    event: event && before.status !== 'cancelled' ? { ...event, bookYear: event.bookYear ?? bookYear } : null,
  }
}
