import { companyOf } from './companies.ts'
import { randomFor } from './random.ts'
import { eventsOf, sharesAfter, sharesOn } from './share-events.ts'

export interface DemoStockEvent {
  readonly date: string
  readonly event: string
  readonly added: number
  readonly total: number
  readonly price: number | null
  readonly ratio: { readonly old: number; readonly new: number } | null
}

const names = {
  split: 'stockSplit',
  reverseSplit: 'reverseSplit',
  bonus: 'bonusShares',
  stockDividend: 'stockDividend',
  rights: 'rightsIssue',
} as const

/** Shares sold in the IPO; the others were listed with them. */
export function offeredShares(ticker: string): number {
  const listed = listedAtStart(ticker)
  return Math.round((listed * randomFor('ipo', ticker).between(0.18, 0.35)) / 100_000) * 100_000
}

function listedAtStart(ticker: string): number {
  const company = companyOf(ticker)
  return sharesOn(company, company.listingDate)
}

/** Oldest first. */
export function stockHistoryOf(ticker: string, lastTradingDay: string): readonly DemoStockEvent[] {
  const { listingDate, ipoPrice } = companyOf(ticker)
  const listed = listedAtStart(ticker)
  const offered = offeredShares(ticker)
  const history: DemoStockEvent[] = [
    { date: listingDate, event: 'ipo', added: offered, total: offered, price: ipoPrice, ratio: null },
    {
      date: listingDate,
      event: 'companyListing',
      added: listed - offered,
      total: listed,
      price: null,
      ratio: null,
    },
  ]
  let total = listed
  for (const event of eventsOf(ticker)) {
    if (event.date > lastTradingDay) continue
    const before = total
    total = sharesAfter(before, event)
    history.push({
      date: event.date,
      event: names[event.kind],
      added: total - before,
      total,
      price: event.exercisePrice ?? null,
      ratio: { old: event.old, new: event.new },
    })
  }
  return history
}
