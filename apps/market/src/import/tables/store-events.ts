import { isDeepStrictEqual } from 'node:util'
import type { NewPriceEvent } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedAction } from './imported-action.ts'
import { joinTouched, nothingTouched, type Touched, touchPriceEvents } from './touched.ts'

const key = ['ticker', 'day', 'kind', 'place'] as const

/** Events of the same company, day and kind differ only in their place. */
function toGroupKey({ ticker, day, kind }: NewPriceEvent): string {
  return `${ticker} ${day} ${kind}`
}

/**
 * Stores the events of actions. Each action has at most one, which moves with it to another day or kind, and is deleted
 * if the action is canceled. Events of other actions on the same day do not change.
 */
export async function storeActionEvents(
  context: ImportContext,
  actions: readonly ImportedAction[],
): Promise<Touched> {
  const { transaction } = context
  const unlisted = await deleteUnlistedRights(context, actions)
  const stored = await transaction.selectFrom('priceEvents').selectAll().execute()
  const storedOf = new Map(stored.map(({ factor, adjustsOn, ...event }) => [event.actionId, event]))
  const leaving = new Map<string, { readonly ticker: string }>()
  const arriving: NewPriceEvent[] = []
  const changed: NewPriceEvent[] = []
  for (const { action, event } of actions) {
    const before = storedOf.get(action.id)
    if (before && event && toGroupKey(before) === toGroupKey(event)) {
      const now = { ...event, actionId: action.id, place: before.place }
      if (!isDeepStrictEqual({ ...before }, now)) changed.push(now)
      continue
    }
    if (before) leaving.set(action.id, before)
    if (event) arriving.push({ ...event, actionId: action.id })
  }
  if (leaving.size > 0) {
    await transaction
      .deleteFrom('priceEvents')
      .where('actionId', 'in', [...leaving.keys()])
      .execute()
  }
  const staying = stored.filter(({ actionId }) => actionId === null || !leaving.has(actionId))
  const written = await writeEvents(context, [...changed, ...placed(arriving, staying)])
  return joinTouched([unlisted, touchPriceEvents([...leaving.values()]), written])
}

/** A rights issue that a file without ids had delivered is now an action, whose event must not adjust prices twice. */
async function deleteUnlistedRights(
  { transaction }: ImportContext,
  actions: readonly ImportedAction[],
): Promise<Touched> {
  const days = actions.flatMap(({ action: { kind, ticker, keyDate } }) =>
    kind === 'rights' && keyDate ? [{ ticker, day: keyDate }] : [],
  )
  for (const { ticker, day } of days) {
    await transaction
      .deleteFrom('priceEvents')
      .where((where) => where.and({ ticker, day, kind: 'rights' }))
      .where('actionId', 'is', null)
      .execute()
  }
  return touchPriceEvents(days)
}

/** Assigns the lowest free place. */
function placed(
  arriving: readonly NewPriceEvent[],
  staying: readonly { ticker: string; day: string; kind: NewPriceEvent['kind']; place: number }[],
): NewPriceEvent[] {
  const takenIn = new Map<string, Set<number>>()
  for (const event of staying) {
    const group = toGroupKey(event)
    takenIn.set(group, (takenIn.get(group) ?? new Set()).add(event.place))
  }
  return arriving.map((event) => {
    const taken = takenIn.get(toGroupKey(event)) ?? new Set()
    let place = 1
    while (taken.has(place)) place += 1
    takenIn.set(toGroupKey(event), taken.add(place))
    return { ...event, place }
  })
}

/**
 * Stores the rights issues of a file without ids, which are not actions. Stored ones that are missing in the file were
 * moved or canceled, and are deleted. Several on one day are numbered 1, 2, … in the order of the file. Those of a day
 * on which an action has rights are that action's.
 */
export async function storeRights(
  context: ImportContext,
  rights: readonly NewPriceEvent[],
): Promise<Touched> {
  const tickers = [...new Set(rights.map(({ ticker }) => ticker))]
  if (tickers.length === 0) return nothingTouched
  const all = await context.transaction
    .selectFrom('priceEvents')
    .selectAll()
    .where('kind', '=', 'rights')
    .where('ticker', 'in', tickers)
    .execute()
  const stored = all.filter(({ actionId }) => actionId === null)
  const listed = new Set(all.filter(({ actionId }) => actionId !== null).map(toGroupKey))
  const unlisted = rights.filter((event) => !listed.has(toGroupKey(event)))
  const newEvents = placed(unlisted, []).map((event) => ({ ...event, actionId: null }))
  const toEventKey = (event: NewPriceEvent) => `${toGroupKey(event)} ${event.place}`
  const [was, is] = [
    new Map(stored.map((event) => [toEventKey(event), event])),
    new Set(newEvents.map(toEventKey)),
  ]
  const gone = stored.filter((event) => !is.has(toEventKey(event)))
  for (const { ticker, day, kind, place } of gone) {
    await context.transaction
      .deleteFrom('priceEvents')
      .where((where) => where.and({ ticker, day, kind, place }))
      .execute()
  }
  const changed = newEvents.filter((event) => {
    const {
      factor: _,
      adjustsOn: __,
      ...before
    } = was.get(toEventKey(event)) ?? { factor: null, adjustsOn: null }
    return !isDeepStrictEqual({ ...before }, event)
  })
  return joinTouched([touchPriceEvents(gone), await writeEvents(context, changed)])
}

async function writeEvents(context: ImportContext, events: readonly NewPriceEvent[]): Promise<Touched> {
  await writeRows(context.transaction, 'priceEvents', events, key)
  return touchPriceEvents(events)
}
