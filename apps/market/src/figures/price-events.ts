import { shareMultiplier } from '@site/finance/adjustment.ts'
import type { Selectable } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { PriceEventsTable } from '#market/database/schema.ts'

export type PriceEvent = Selectable<PriceEventsTable>

/** Oldest first. */
export async function loadPriceEvents(
  database: MarketDatabase,
  tickers: readonly string[],
): Promise<Map<string, PriceEvent[]>> {
  const events = await database
    .selectFrom('priceEvents')
    .selectAll()
    .where('ticker', 'in', tickers.length > 0 ? [...tickers] : [''])
    .orderBy('ticker')
    .orderBy('day')
    .orderBy('place')
    .execute()
  return Map.groupBy(events, ({ ticker }) => ticker)
}

/** How many shares on the day `until` one share on the day `since` has become (splits, bonus shares). */
export function shareMultiplierBetween(events: readonly PriceEvent[], since: string, until: string): number {
  let product = 1
  for (const { day, kind, ratioOld, ratioNew } of events) {
    if (day <= since || day > until || kind === 'dividend' || kind === 'rights') continue
    if (ratioOld !== null && ratioNew !== null) {
      product *= shareMultiplier({ kind, old: ratioOld, new: ratioNew })
    }
  }
  return product
}

/**
 * The sum of the selected cash dividends with an ex date up to `until`, in rupiah per share of the day `sharesOf`. null
 * if one was paid in another currency.
 */
export function dividendsUntil(
  events: readonly PriceEvent[],
  { until, sharesOf }: { until: string; sharesOf: string },
  isChosen: (event: PriceEvent) => boolean,
): number | null {
  let sum = 0
  for (const event of events) {
    if (event.kind !== 'dividend' || event.day > until || !isChosen(event)) continue
    if (event.amount === null) return null
    sum += event.amount / shareMultiplierBetween(events, event.day, sharesOf)
  }
  return sum
}
