import { isDeepStrictEqual } from 'node:util'
import type { NewCorporateAction, NewPriceEvent } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'

export interface ImportedAction {
  readonly line: number
  readonly action: NewCorporateAction
  /** What the action does to prices; null where it does nothing or was cancelled. */
  readonly event: NewPriceEvent | null
}

/** What actions of a kind can do to prices. */
const eventKinds: Readonly<Record<NewCorporateAction['kind'], readonly NewPriceEvent['kind'][]>> = {
  dividend: ['dividend', 'stockDividend'],
  bonus: ['bonus'],
  'stock-merge-split': ['split', 'reverseSplit'],
  'general-meeting': [],
  ipo: [],
}

/** Writes the actions of one file, changed by id, and the price events that follow from them. */
export async function storeActions(
  context: ImportContext,
  file: string,
  actions: readonly ImportedAction[],
): Promise<void> {
  const { transaction, faults, touched } = context
  const seen = new Set<string>()
  for (const { line, action } of actions) {
    if (seen.has(action.id)) faults.add({ file, line, column: 'id', message: `${action.id} is there twice` })
    seen.add(action.id)
  }
  faults.throwIfAny()
  if (actions.length === 0) return
  const existing = await transaction.selectFrom('corporateActions').selectAll().execute()
  const byId = new Map(existing.map((action) => [action.id, action]))
  const changed: NewCorporateAction[] = []
  for (const { line, action, event } of actions) {
    const before = byId.get(action.id)
    if (before && before.kind !== action.kind) {
      faults.add({
        file,
        line,
        column: 'id',
        message: `${action.id} is already an action of the kind ${before.kind}`,
      })
      faults.throwIfAny()
    }
    // Through JSON, as the database keeps it.
    if (before && isDeepStrictEqual({ ...before }, JSON.parse(JSON.stringify(action)))) continue
    touched.companies.add(action.ticker)
    touched.isActionListTouched = true
    if (before) {
      touched.companies.add(before.ticker)
      const stays = event !== null && event.ticker === before.ticker && event.day === before.keyDate
      if (before.keyDate !== null && !stays) {
        await forgetEvents(context, before.ticker, before.keyDate, eventKinds[action.kind])
      }
    }
    changed.push(action)
  }
  await writeRows(transaction, 'corporateActions', changed, ['id'])
  await storeEvents(
    context,
    actions.flatMap(({ event }) => (event ? [event] : [])),
  )
}

/**
 * An action that moved to another day takes its event with it; one that was cancelled loses it. Others of the kinds on
 * that day have theirs again when their file comes.
 */
async function forgetEvents(
  { transaction, touched }: ImportContext,
  ticker: string,
  day: string,
  kinds: readonly NewPriceEvent['kind'][],
): Promise<void> {
  if (kinds.length === 0) return
  const { numDeletedRows } = await transaction
    .deleteFrom('priceEvents')
    .where('ticker', '=', ticker)
    .where('day', '=', day)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) touched.priceEvents.add(ticker)
}

/** Several of a kind on one day get the places 1, 2, … in the order of the file. */
export async function storeEvents(context: ImportContext, events: readonly NewPriceEvent[]): Promise<void> {
  const { transaction, touched } = context
  const existing = await transaction.selectFrom('priceEvents').selectAll().execute()
  const keyOf = (event: NewPriceEvent) => `${event.ticker} ${event.day} ${event.kind} ${event.place}`
  const byKey = new Map(existing.map(({ factor, ...event }) => [keyOf(event), event]))
  const places = new Map<string, number>()
  const changed: NewPriceEvent[] = []
  for (const event of events) {
    const day = `${event.ticker} ${event.day} ${event.kind}`
    const place = (places.get(day) ?? 0) + 1
    places.set(day, place)
    const placed = { ...event, place }
    if (isDeepStrictEqual({ ...byKey.get(keyOf(placed)) }, placed)) continue
    touched.companies.add(event.ticker)
    touched.priceEvents.add(event.ticker)
    changed.push(placed)
  }
  await writeRows(transaction, 'priceEvents', changed, ['ticker', 'day', 'kind', 'place'])
}
