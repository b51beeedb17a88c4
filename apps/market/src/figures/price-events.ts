import { computePerShareFactor, type ShareEvent } from '@site/finance/share-change.ts'
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

/** The events after the day `since`, up to `until`, that change the number of shares; oldest first. */
export function shareEventsBetween(
  events: readonly PriceEvent[],
  since: string,
  until: string,
): (ShareEvent & Pick<PriceEvent, 'day'>)[] {
  return events.flatMap(({ day, kind, ratioOld, ratioNew, factor, exercisePrice }) =>
    day <= since || day > until || kind === 'dividend' || ratioOld === null || ratioNew === null
      ? []
      : [{ day, kind, old: ratioOld, new: ratioNew, factor, exercisePrice }],
  )
}

/** The multiplier of per-share figures of the day `since` for the shares of the day `until`, as in the chart. */
export function computeFactorBetween(events: readonly PriceEvent[], since: string, until: string): number {
  return computePerShareFactor(shareEventsBetween(events, since, until))
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
    sum += event.amount * computeFactorBetween(events, event.day, sharesOf)
  }
  return sum
}
