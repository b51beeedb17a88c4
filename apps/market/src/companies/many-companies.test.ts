import { CompanyListSchema, type CompanySort } from '@site/contracts/market/companies.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertMadeCompanies, type MadeCompany, madeCompanies } from '#market/test/made-companies.ts'
import { testService } from '#market/test/start-service.ts'

const count = 1_000
const made = madeCompanies(count)

const service = testService('migrated')
beforeAll(async () => {
  await insertMadeCompanies(service.database, count)
})

async function list(query: string) {
  const response = await service.app.request(`/apids/companies?${query}`)
  return v.parse(CompanyListSchema, await response.json())
}

/** The tickers of every page, one page after the other. */
async function allPages(query: string, pageSize: number): Promise<string[]> {
  const tickers: string[] = []
  for (let page = 1; page <= Math.ceil(count / pageSize); page += 1) {
    const { items } = await list(`${query}&page=${page}&pageSize=${pageSize}`)
    tickers.push(...items.map(({ ticker }) => ticker))
  }
  return tickers
}

const figures = ['price', 'change', 'sparkChange', 'marketValue', 'per', 'pbv', 'dividendYield'] as const

describe('a list of 1,000 companies', () => {
  it.each(figures.flatMap((figure) => [[figure, 1] as const, [figure, -1] as const]))(
    'sorted by %s (%i) is whole and stable over its pages: equal ones by ticker, none last',
    async (figure, direction) => {
      const tickers = await allPages(`sort=${direction === 1 ? '' : '-'}${figure}`, 97)
      expect(tickers).toEqual(expectedOrder(figure, direction))
    },
  )

  it('sorted by name has capitals and accents where readers look for them', async () => {
    const tickers = await allPages('sort=name', 100)
    const names = tickers.map((ticker) => made.find((each) => each.ticker === ticker)?.name ?? '')
    const collator = new Intl.Collator('id')
    const wrong = names.filter(
      (name, place) => place > 0 && collator.compare(names[place - 1] ?? '', name) > 0,
    )
    expect(wrong).toEqual([])
    expect(new Set(tickers).size).toBe(count)
    const together = tickers.filter((_, place) => names[place] === names[0])
    expect(together).toEqual(together.toSorted())
    expect(await allPages('sort=-ticker', 100)).toEqual(
      made
        .map(({ ticker }) => ticker)
        .toSorted()
        .toReversed(),
    )
  })

  it('filters by sector, board and words together, and counts pages of what is left', async () => {
    const wanted = made.filter(({ sector, board }) => sector === 'G' && board === 'M')
    const first = await list('sector=G&board=M&pageSize=10')
    expect(wanted.length).toBeGreaterThan(10)
    expect(first).toMatchObject({ total: wanted.length, pageCount: Math.ceil(wanted.length / 10) })
    expect(await allPages('sector=G&board=M', 10)).toEqual(wanted.map(({ ticker }) => ticker).toSorted())
    const named = made.filter(({ name }) => name.includes('17'))
    const found = await list(`q=${encodeURIComponent('tbk CONTOH 17')}&pageSize=100`)
    expect(found.items.map(({ ticker }) => ticker)).toEqual(named.map(({ ticker }) => ticker).toSorted())
    expect((await list('q=QQQQ')).total).toBe(0)
  })
})

function expectedOrder(figure: Exclude<CompanySort, 'ticker' | 'name'>, direction: 1 | -1): string[] {
  const withFigure = made.flatMap((each) => {
    // They have two days of prices, so that the line begins the day before.
    const value = figure === 'sparkChange' ? each.change : each[figure]
    return value === null ? [] : [{ ticker: each.ticker, value }]
  })
  const without = made.filter(({ ticker }) => !withFigure.some((each) => each.ticker === ticker))
  const groups = Map.groupBy(withFigure, ({ value }) => Number(value.toPrecision(12)))
  return [
    ...[...groups.keys()]
      .toSorted((a, b) => (a - b) * direction)
      .flatMap((value) => (groups.get(value) ?? []).map(({ ticker }) => ticker).toSorted()),
    ...without.map(({ ticker }: MadeCompany) => ticker).toSorted(),
  ]
}
