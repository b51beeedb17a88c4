import { type AdjustmentEvent, adjustmentFactor, cumulativeFactor } from '@site/finance/adjustment.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database, PriceEventsTable } from './schema.ts'

/**
 * Computes the factors of a company's price events and the adjustment factor beside each of its prices. To be
 * called in the transaction that changed either of them. An event counts from the first price on or after
 * its day: before, all prices that are known are still at the old level.
 */
export async function applyPriceEvents(transaction: Transaction<Database>, ticker: string): Promise<void> {
  const events = await transaction
    .selectFrom('priceEvents')
    .selectAll()
    .where('ticker', '=', ticker)
    .orderBy('day')
    .execute()
  const { lastDay } = await transaction
    .selectFrom('prices')
    .select((prices) => prices.fn.max('day').as('lastDay'))
    .where('ticker', '=', ticker)
    .executeTakeFirstOrThrow()

  const applied: { date: string; factor: number }[] = []
  for (const event of events) {
    const factor = await factorOf(transaction, event)
    await transaction
      .updateTable('priceEvents')
      .set({ factor })
      .where('ticker', '=', ticker)
      .where('day', '=', event.day)
      .where('kind', '=', event.kind)
      .where('place', '=', event.place)
      .execute()
    if (factor !== 1 && lastDay !== null && event.day <= lastDay) applied.push({ date: event.day, factor })
  }

  const starts: (string | null)[] = [null, ...new Set(applied.map(({ date }) => date))]
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? null
    const factor = cumulativeFactor(start ?? '', applied)
    let update = transaction
      .updateTable('prices')
      .set({ adjustmentFactor: factor })
      .where('ticker', '=', ticker)
      // A row that has it already is not written again.
      .where('adjustmentFactor', '<>', factor)
    if (start !== null) update = update.where('day', '>=', start)
    if (end !== null) update = update.where('day', '<', end)
    await update.execute()
  }
}

async function factorOf(
  transaction: Transaction<Database>,
  event: Selectable<PriceEventsTable>,
): Promise<number> {
  const { kind, ratioOld, ratioNew, exercisePrice } = event
  if (kind === 'dividend' || ratioOld === null || ratioNew === null) return 1
  if (kind !== 'rights') return adjustmentFactor({ kind, old: ratioOld, new: ratioNew }) ?? 1
  const cum = await transaction
    .selectFrom('prices')
    .select('close')
    .where('ticker', '=', event.ticker)
    .where('day', '<', event.day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Without a price before the event there is nothing to adjust.
  if (!cum || exercisePrice === null) return 1
  const rights: AdjustmentEvent = { kind, old: ratioOld, new: ratioNew, cumPrice: cum.close, exercisePrice }
  return adjustmentFactor(rights) ?? 1
}
