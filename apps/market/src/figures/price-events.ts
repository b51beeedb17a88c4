import { computePerShareFactor, type ShareEvent } from '@site/finance/share-change.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { StoredPriceEvent } from '#market/database/schema.ts'

/** An event of a delivered action, or a break that stands for one that was not delivered. */
export type PriceEvent = StoredPriceEvent | UnknownEvent

interface UnknownEvent {
  readonly ticker: string
  readonly day: string
  readonly kind: 'unknown'
  readonly factor: number
  /** false: the factor is 1, because no one knows the right one. */
  readonly isAdjusted: boolean
}

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
  const breaks = await database
    .selectFrom('priceBreaks')
    .select(['ticker', 'day', 'kind', 'factor'])
    .where('kind', '<>', 'wrongReference')
    .where('ticker', 'in', tickers.length > 0 ? [...tickers] : [''])
    .execute()
  const unknown = breaks.map(
    ({ ticker, day, kind, factor }): UnknownEvent => ({
      ticker,
      day,
      kind: 'unknown',
      factor,
      isAdjusted: kind === 'adjusted',
    }),
  )
  const dated = events.map((event) => ({ ...event, day: event.adjustsOn ?? event.day }))
  const inOrder = [...dated, ...unknown].toSorted((one, other) => one.day.localeCompare(other.day))
  return Map.groupBy(inOrder, ({ ticker }) => ticker)
}

/** The events after the day `since`, up to `until`, that change the number of shares; oldest first. */
export function shareEventsBetween(
  events: readonly PriceEvent[],
  since: string,
  until: string,
): (ShareEvent & { readonly day: string })[] {
  return events.flatMap((event): (ShareEvent & { day: string })[] => {
    const { day, factor } = event
    if (day <= since || day > until || event.kind === 'dividend') return []
    if (event.kind === 'unknown') return [{ day, kind: 'unknown', factor, exercisePrice: null }]
    const { kind, ratioOld, ratioNew, exercisePrice } = event
    if (ratioOld === null || ratioNew === null) return []
    return [{ day, kind, old: ratioOld, new: ratioNew, factor, exercisePrice }]
  })
}

/**
 * The multiplier of per-share figures of the day `since` for the shares of the day `until`, as in the chart; null across
 * a break that cannot be adjusted.
 */
export function computeFactorBetween(
  events: readonly PriceEvent[],
  since: string,
  until: string,
): number | null {
  return findUnadjustedBreak(events, since, until)
    ? null
    : computePerShareFactor(shareEventsBetween(events, since, until))
}

/**
 * The sum of the selected cash dividends with an ex date up to `until`, in rupiah per share of the day `sharesOf`, or why
 * there is none: one was paid in another currency, or per share that cannot be compared.
 */
export function dividendsUntil(
  events: readonly PriceEvent[],
  { until, sharesOf }: { until: string; sharesOf: string },
  isChosen: (event: StoredPriceEvent) => boolean,
): number | 'otherCurrency' | 'sharesUnknown' {
  let sum = 0
  for (const event of events) {
    if (event.kind !== 'dividend' || event.day > until || !isChosen(event)) continue
    const factor = computeFactorBetween(events, event.day, sharesOf)
    if (factor === null) return 'sharesUnknown'
    if (event.amount === null) return 'otherCurrency'
    sum += event.amount * factor
  }
  return sum
}

/** The first break after the day `since`, up to `until`, across which nothing can be compared. */
export function findUnadjustedBreak(
  events: readonly PriceEvent[],
  since: string,
  until: string,
): PriceEvent | undefined {
  return events.find(
    (event) => event.kind === 'unknown' && !event.isAdjusted && event.day > since && event.day <= until,
  )
}
