import type { Company, StockEvent } from '@site/contracts/market/company.ts'
import { adjustmentFactor } from '@site/finance/adjustment.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

export async function loadBodies(
  database: MarketDatabase,
  ticker: string,
): Promise<Pick<Company['management'], 'commissioners' | 'directors'>> {
  const managers = await database
    .selectFrom('managers')
    .select(['body', 'name', 'position', 'since', 'isAffiliated'])
    .where('ticker', '=', ticker)
    .orderBy('place')
    .execute()
  const of = (wanted: string) =>
    managers.filter(({ body }) => body === wanted).map(({ body, ...person }) => person)
  return { commissioners: of('commissioners'), directors: of('directors') }
}

export async function loadSubsidiaries(
  database: MarketDatabase,
  ticker: string,
): Promise<Company['subsidiaries']> {
  return database
    .selectFrom('subsidiaries')
    .select(['name', 'relation', 'business', 'location', 'commercialYear'])
    .select(['totalAssets', 'currency', 'ownership', 'isActive'])
    .where('ticker', '=', ticker)
    .orderBy('place')
    .execute()
}

export async function loadShareholders(
  database: MarketDatabase,
  ticker: string,
): Promise<Company['shareholders']> {
  return database
    .selectFrom('shareholders')
    .select(['name', 'category', 'shares', 'percentage'])
    .where('ticker', '=', ticker)
    .orderBy('place')
    .execute()
}

export async function loadHolderTypes(
  database: MarketDatabase,
  ticker: string,
): Promise<Company['holderTypes']> {
  return database
    .selectFrom('holderTypes')
    .select(['type', 'local', 'foreign'])
    .where('ticker', '=', ticker)
    .orderBy('place')
    .execute()
}

/** Newest first. */
export async function loadStockHistory(
  database: MarketDatabase,
  ticker: string,
): Promise<Company['stockHistory']> {
  const [events, rights] = await Promise.all([
    database
      .selectFrom('stockEvents')
      .selectAll()
      .where('ticker', '=', ticker)
      .orderBy('place', 'desc')
      .execute(),
    database
      .selectFrom('priceEvents')
      .select(['ratioOld', 'ratioNew', 'exercisePrice', 'factor'])
      .where('ticker', '=', ticker)
      .where('kind', '=', 'rights')
      .execute(),
  ])
  return events.map(({ date, event, sharesAdded, sharesTotal, price, ratioOld, ratioNew }) => ({
    date,
    event,
    sharesAdded,
    sharesTotal,
    price,
    ratio: ratioOld === null || ratioNew === null ? null : { old: ratioOld, new: ratioNew },
    adjustmentFactor:
      event === 'rightsIssue'
        ? // The new shares are listed days after the price adjustment, so match by the terms.
          (rights.find(
            (issue) =>
              issue.ratioOld === ratioOld && issue.ratioNew === ratioNew && issue.exercisePrice === price,
          )?.factor ?? null)
        : computeFactor(event, ratioOld, ratioNew),
  }))
}

const adjustingEvents: Partial<
  Record<StockEvent['event'], 'bonus' | 'stockDividend' | 'split' | 'reverseSplit'>
> = {
  bonusShares: 'bonus',
  stockDividend: 'stockDividend',
  stockSplit: 'split',
  reverseSplit: 'reverseSplit',
}

function computeFactor(
  event: StockEvent['event'],
  old: number | null,
  becomes: number | null,
): number | null {
  const kind = adjustingEvents[event]
  return kind === undefined || old === null || becomes === null
    ? null
    : adjustmentFactor({ kind, old, new: becomes })
}
