import type { Transaction } from 'kysely'
import type { Database, NewCorporateAction } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { KnownAction } from './imported-action.ts'

type Change = Database['actionChanges']['change']

/** Records when actions become known, with another day, or canceled; other corrections are not recorded. */
export async function recordActionChanges(
  transaction: Transaction<Database>,
  written: readonly NewCorporateAction[],
  stored: ReadonlyMap<string, KnownAction>,
): Promise<void> {
  const changes = written.flatMap((action) => {
    const change = findChange(action, stored.get(action.id))
    return change === null ? [] : [{ actionId: action.id, change }]
  })
  await writeRows(transaction, 'actionChanges', changes)
}

function findChange(action: NewCorporateAction, before: KnownAction | undefined): Change | null {
  if (before === undefined) return action.status === 'cancelled' ? null : 'published'
  if (action.status === 'cancelled') return before.status === 'cancelled' ? null : 'canceled'
  return isMoved(action, before) ? 'moved' : null
}

/** A day that a later delivery adds to the details moves nothing. */
function isMoved(action: NewCorporateAction, before: KnownAction): boolean {
  if ((action.keyDate ?? null) !== (before.keyDate ?? null)) return true
  const days = new Map(listDays(action.details))
  return listDays(before.details).some(([name, day]) => days.get(name) !== day)
}

const dayPattern = /^\d{4}-\d{2}-\d{2}/

/** The days and moments in the details by their names, periods as `name.from`. */
function listDays(details: unknown): [name: string, day: string][] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return dayPattern.test(value) ? [[name, value]] : []
    return listDays(value).map(([part, day]) => [`${name}.${part}`, day])
  })
}
