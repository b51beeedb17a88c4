import { boardCodes, sectorCodes } from '@site/contracts/market/values.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { writeChange } from '#market/database/write-change.ts'
import { writeRows } from '#market/database/write-rows.ts'
import { company } from './market-data.ts'

const dayBefore = '2026-11-19'
const latestDay = '2026-11-20'

/** A company as the list is expected to show it; null where there is nothing to show. */
export interface MadeCompany {
  readonly ticker: string
  readonly name: string
  readonly sector: (typeof sectorCodes)[number]
  readonly board: (typeof boardCodes)[number]
  readonly price: number | null
  readonly change: number | null
  readonly marketValue: number | null
  readonly per: number | null
  readonly pbv: number | null
  readonly dividendYield: number | null
}

/**
 * Companies whose figures are few different ones, so that most have the same as others: some were never traded,
 * some have filed nothing, some make losses.
 */
export function madeCompanies(count: number): readonly MadeCompany[] {
  return Array.from({ length: count }, (_, index) => {
    const isTraded = index % 7 !== 3
    const hasFiled = index % 5 !== 2
    const price = isTraded ? closeOf(index) : null
    const figure = (value: number | null) => (hasFiled ? value : null)
    return {
      ticker: tickerOf(index),
      name: `PT Buatan ${nameOf(index)} Tbk`,
      sector: pick(sectorCodes, index),
      board: pick(boardCodes, index),
      price,
      change: price === null ? null : (price / beforeOf(index) - 1) * 100,
      marketValue: price === null ? null : price * sharesOf(index),
      per: figure(price === null || profitOf(index) <= 0 ? null : price / (profitOf(index) / 1_000)),
      pbv: figure(price === null ? null : price / 500),
      dividendYield: figure(price === null ? null : (dividendOf(index) / price) * 100),
    }
  })
}

/** Writes them in an empty or filled database, and tells the feed. */
export async function insertMadeCompanies(database: MarketDatabase, count: number): Promise<void> {
  const made = madeCompanies(count)
  await database.transaction().execute(async (transaction) => {
    await writeRows(
      transaction,
      'companies',
      made.map(({ ticker, name, sector, board }, index) =>
        company(ticker, {
          name: { id: name, en: name },
          sectorCode: sector,
          boardCode: board,
          listedShares: sharesOf(index),
        }),
      ),
      ['ticker'],
    )
    const traded = made.flatMap(({ ticker, price }, index) => (price === null ? [] : [{ ticker, index }]))
    await writeRows(
      transaction,
      'prices',
      traded.flatMap(({ ticker, index }) => [
        flat(ticker, dayBefore, beforeOf(index)),
        flat(ticker, latestDay, closeOf(index)),
      ]),
      ['ticker', 'day'],
    )
    const filing = made.flatMap(({ ticker }, index) => (index % 5 === 2 ? [] : [{ ticker, index }]))
    const period = { year: 2025, months: 12 as const }
    await writeRows(
      transaction,
      'statementPeriods',
      filing.map(({ ticker }) => ({ ticker, ...period, periodEnd: '2025-12-31', isRestated: false })),
      ['ticker', 'year', 'months'],
    )
    await writeRows(
      transaction,
      'statementValues',
      filing.flatMap(({ ticker, index }) =>
        Object.entries({
          parentProfit: profitOf(index),
          parentEquity: 500_000,
          weightedShares: 1_000_000_000,
          sharesOutstanding: 1_000_000_000,
        }).map(([item, value]) => ({ ticker, ...period, item, value })),
      ),
      ['ticker', 'year', 'months', 'item'],
    )
    await writeRows(
      transaction,
      'priceEvents',
      made.flatMap(({ ticker }, index) =>
        dividendOf(index) === 0
          ? []
          : [
              {
                ticker,
                day: '2026-05-11',
                kind: 'dividend' as const,
                place: 1,
                amount: dividendOf(index),
                bookYear: 2025,
                ratioOld: null,
                ratioNew: null,
                exercisePrice: null,
              },
            ],
      ),
      ['ticker', 'day', 'kind', 'place'],
    )
    await writeChange(transaction, ['list:companies'])
  })
}

function tickerOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))
  // Not in the order of the index, so that nothing comes out in order by itself.
  return `Q${letter(0)}${letter(1)}${letter(2)}`
}

/** Small and capital letters, and the same name for three companies. */
function nameOf(index: number): string {
  const name = `${index % 2 === 0 ? 'contoh' : 'Contoh'} ${Math.floor(index / 3) % 200}`
  return index % 4 === 0 ? `Ångström ${name}` : name
}

const closeOf = (index: number) => 100 + (index % 13) * 5
const beforeOf = (index: number) => 100 + (index % 4) * 10
const sharesOf = (index: number) => 1_000_000_000 * (1 + (index % 3))
/** In millions; a thousand million shares make it rupiah for one share. */
const profitOf = (index: number) => ((index % 6) - 1) * 10_000
const dividendOf = (index: number) => (index % 3) * 4

function flat(ticker: string, day: string, close: number) {
  return { ticker, day, open: close, high: close, low: close, close, volume: 100 }
}

function pick<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}
