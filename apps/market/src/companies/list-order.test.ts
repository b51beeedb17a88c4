import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { company } from '#market/test/market-data.ts'
import { testService } from '#market/test/start-service.ts'

const day = '2026-11-20'
const pageSize = 7
/** The expected order ignores case and accents. */
const namesInOrder = ['PT angsana', 'PT Ångström', 'PT Contoh', 'PT contoh dua', 'PT Zamrud']

/** Sixty companies with four prices and five names, shuffled; every seventh was never traded. */
const generated = Array.from({ length: 60 }, (_, index) => ({
  ticker: `QA${String.fromCharCode(65 + ((index * 7) % 26), 65 + Math.floor(index / 26))}`,
  name: namesInOrder[(index * 3) % 5] ?? '',
  price: index % 7 === 3 ? null : 100 + (index % 4),
  sectorCode: index % 2 === 0 ? ('D' as const) : ('G' as const),
  boardCode: index % 3 === 0 ? ('M' as const) : ('W' as const),
}))

const service = testService('migrated')
beforeAll(async () => {
  await service.database
    .insertInto('companies')
    .values(
      generated.map(({ ticker, name, sectorCode, boardCode }) =>
        company(ticker, { name: { id: name, en: name }, sectorCode, boardCode }),
      ),
    )
    .execute()
  await service.database
    .insertInto('prices')
    .values(
      generated.flatMap(({ ticker, price }) =>
        price === null
          ? []
          : [{ ticker, day, open: price, high: price, low: price, close: price, volume: 1 }],
      ),
    )
    .execute()
})

/** The tickers of all pages in order. */
async function allPages(query: string): Promise<string[]> {
  const tickers: string[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const path = `/apids/companies?${query}&page=${page}&pageSize=${pageSize}`
    const list = await service.read(path, CompanyListSchema)
    tickers.push(...list.items.map(({ ticker }) => ticker))
    pageCount = list.pageCount
  }
  return tickers
}

/** The tickers sorted by a rank, equal ones by ticker. */
const rankedBy = (rank: (of: (typeof generated)[number]) => number) =>
  generated
    .toSorted((a, b) => rank(a) - rank(b) || (a.ticker < b.ticker ? -1 : 1))
    .map(({ ticker }) => ticker)

describe('the pages of a list of companies', () => {
  it.each([
    { sort: 'price', direction: 1 },
    { sort: '-price', direction: -1 },
  ])(
    'by $sort have each company once: equal values by ticker, missing values last',
    async ({ sort, direction }) => {
      const expected = rankedBy(({ price }) =>
        price === null ? Number.POSITIVE_INFINITY : price * direction,
      )
      expect(await allPages(`sort=${sort}`)).toEqual(expected)
    },
  )

  it('by name ignore case and accents', async () => {
    expect(await allPages('sort=name')).toEqual(rankedBy(({ name }) => namesInOrder.indexOf(name)))
  })
})
