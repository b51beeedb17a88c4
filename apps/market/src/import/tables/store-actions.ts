import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type StoredActionDetails, StoredActionDetailsSchema } from '#market/database/action-details.ts'
import type { NewCorporateAction } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedAction, KnownAction } from './imported-action.ts'
import { recordActionChanges } from './record-action-changes.ts'
import { storeActionEvents } from './store-events.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'

/**
 * Upserts the actions of a table, with their price events. An action that another source has delivered under its own id
 * is updated: the later source counts, and the earlier id stays.
 */
export async function storeActions(
  context: ImportContext,
  given: readonly ImportedAction[],
): Promise<Touched> {
  const { transaction, findings } = context
  if (given.length === 0) return nothingTouched
  const existing = await transaction.selectFrom('corporateActions').selectAll().execute()
  const known = new Map<string, KnownAction>(existing.map((action) => [action.id, action]))
  const idsByDay = new Map<string, Set<string>>()
  const addToDay = (action: KnownAction) => {
    const ids = idsByDay.get(toDayKey(action)) ?? new Set()
    idsByDay.set(toDayKey(action), ids.add(action.id))
  }
  for (const action of existing) addToDay(action)
  const keyIn = (file: string, id: string) => `${file} ${id}`
  const givenIds = new Set(given.map(({ row, action }) => keyIn(row.file, action.id)))
  const seen = new Set<string>()
  const actions = new Map<string, ImportedAction>()
  for (const { row, action, event } of given) {
    const { file } = row
    // Actions with different IDs in one file are different actions.
    const ofOthers = [...(idsByDay.get(toDayKey(action)) ?? [])].filter(
      (id) => !givenIds.has(keyIn(file, id)) && !seen.has(keyIn(file, id)),
    )
    const before =
      known.get(action.id) ??
      ofOthers.flatMap((id) => known.get(id) ?? []).find((other) => isSameAction(action, other))
    const id = before?.id ?? action.id
    if (seen.has(keyIn(file, id))) findings.leaveOut(row, 'id', `${id} is duplicated`, 'duplicate')
    else if (before && before.kind !== action.kind)
      findings.leaveOut(row, 'id', `${id} is already an action of the kind ${before.kind}`)
    seen.add(keyIn(file, id))
    if (findings.isLeftOut(row)) continue
    const merged = withStoredDetails({ row, action: { ...action, id }, event }, before)
    if (before && id !== action.id && !isStored(merged.action, before))
      findings.unusual(row, 'id', `${action.id} is ${id} of another source, which it updates`, 'duplicate')
    if (before && id === action.id && isCorrected(action, before))
      findings.unusual(row, 'id', `${id} replaces one with another amount or ratio`, 'correction')
    known.set(id, merged.action)
    addToDay(merged.action)
    actions.set(id, merged)
  }
  const stored = new Map(existing.map((action) => [action.id, action]))
  const changed: NewCorporateAction[] = []
  const replaced: KnownAction[] = []
  for (const { action } of actions.values()) {
    const before = stored.get(action.id)
    if (before && isStored(action, before)) continue
    changed.push(action)
    if (before) replaced.push(before)
  }
  await writeRows(transaction, 'corporateActions', changed, ['id'])
  await recordActionChanges(transaction, changed, stored)
  const events = await storeActionEvents(context, [...actions.values()])
  const touched = touchCompanies([...changed, ...replaced])
  return joinTouched([{ ...touched, isActionListTouched: changed.length > 0 }, events])
}

function toDayKey({ ticker, kind, keyDate }: KnownAction): string {
  return `${ticker} ${kind} ${keyDate ?? ''}`
}

/** Compares the JSON form that the database stores. */
function isStored(action: NewCorporateAction, before: KnownAction): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(action)))
}

/** Sources round amounts per share differently. */
const amountTolerance = 0.005

/** Whether two sources have the same action, which is of the same company, kind and day. */
function isSameAction({ keyDate, details }: NewCorporateAction, other: KnownAction): boolean {
  if (!keyDate || other.keyDate !== keyDate) return false
  const [one, two] = [details, v.parse(StoredActionDetailsSchema, other.details)]
  if (one.kind === 'dividend' && two.kind === 'dividend' && one.form === 'cash' && two.form === 'cash') {
    const [amount, stored] = [one.amountPerShare, two.amountPerShare]
    if (amount === null || stored === null) return true
    return one.currency === two.currency && Math.abs(amount - stored) <= amountTolerance * stored
  }
  const [ratio, stored] = [readRatio(one), readRatio(two)]
  return ratio !== null && stored !== null && ratio.old * stored.new === ratio.new * stored.old
}

/** Whether two deliveries disagree about an action that is already known by this id and day. */
function isCorrected(action: NewCorporateAction, before: KnownAction): boolean {
  const hasAmount = ['dividend', 'bonus', 'stock-merge-split', 'rights'].includes(action.kind)
  const isSameDay = Boolean(action.keyDate) && action.keyDate === before.keyDate
  return hasAmount && isSameDay && !isSameAction(action, before)
}

function readRatio(details: StoredActionDetails): { readonly old: number; readonly new: number } | null {
  switch (details.kind) {
    case 'dividend':
      return details.ratio
    case 'bonus':
    case 'stock-merge-split':
    case 'rights':
      return { old: details.ratioOld, new: details.ratioNew }
    default:
      return null
  }
}

/** Lists of the exchange and of vendors lack columns, status among them: there, the values of a fuller source remain. */
function withStoredDetails(
  { row, action, event }: ImportedAction,
  before: KnownAction | undefined,
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
    action: { ...action, details, status: before.status ?? null },
    event: event && before.status !== 'cancelled' ? { ...event, bookYear: event.bookYear ?? bookYear } : null,
  }
}
