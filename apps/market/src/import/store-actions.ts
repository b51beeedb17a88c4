import { isDeepStrictEqual } from 'node:util'
import type { NewCorporateAction } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { storeEventsOf } from './store-events.ts'

/** Upserts the actions of one file by ID, with their price events. */
export async function storeActions(
  context: ImportContext,
  file: string,
  actions: readonly ImportedAction[],
): Promise<void> {
  const { transaction, errors, touched } = context
  const seen = new Set<string>()
  for (const { line, action } of actions) {
    if (seen.has(action.id)) errors.add({ file, line, column: 'id', message: `${action.id} is duplicated` })
    seen.add(action.id)
  }
  errors.throwIfAny()
  if (actions.length === 0) return
  const existing = await transaction.selectFrom('corporateActions').selectAll().execute()
  const byId = new Map(existing.map((action) => [action.id, action]))
  const changed: NewCorporateAction[] = []
  for (const { line, action } of actions) {
    const before = byId.get(action.id)
    if (before && before.kind !== action.kind) {
      errors.add({
        file,
        line,
        column: 'id',
        message: `${action.id} is already an action of the kind ${before.kind}`,
      })
      errors.throwIfAny()
    }
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
