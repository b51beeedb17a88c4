import { findDemoCompany } from './companies.ts'
import { randomFor } from './random.ts'
import { listedPart, listShareEvents, sharesAfter, sharesOn } from './share-events.ts'

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
  const company = findDemoCompany(ticker)
  return listedPart(company, sharesOn(company, company.listingDate))
}

/** The listed shares, oldest first. */
export function createStockHistory(ticker: string, lastTradingDay: string): readonly DemoStockEvent[] {
  const company = findDemoCompany(ticker)
  const { listingDate, ipoPrice } = company
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
  let issued = sharesOn(company, listingDate)
  for (const event of listShareEvents(ticker)) {
    if (event.date > lastTradingDay) continue
    const before = listedPart(company, issued)
    issued = sharesAfter(issued, event)
    const total = listedPart(company, issued)
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
