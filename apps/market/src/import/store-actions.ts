import { isDeepStrictEqual } from 'node:util'
import type { NewCorporateAction } from '#market/database/schema.ts'
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
  const actions = given.filter(({ row }) => !findings.isLeftOut(row))
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
