import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies, files, vectors } from './adjusted-prices.fixture.ts'
import { companiesCsv, createFile, useImports } from './import-files.fixture.ts'

/** The last day of each company is imported separately, after the events are known. */
const [header = '', ...rows] = (files['prices.csv'] ?? '').trim().split('\n')
const isLast = (row: string) => (row.startsWith('SWTQ') ? row.includes('-06,') : row.includes('-04,'))
const prices = (selected: readonly string[]) => createFile('prices.csv', header, ...selected)
const imports = useImports()

beforeAll(async () => {
  const before = prices(rows.filter((row) => !isLast(row)))
  await imports.importFiles({ ...files, 'companies.csv': companiesCsv(companies), ...before })
})

async function series(ticker: string, adjusted: boolean) {
  const path = `companies/${ticker}/prices?from=2026-03-02&to=2026-03-06&adjusted=${adjusted}`
  const { rows } = await imports.read(path, PriceSeriesSchema)
  return rows.map(({ date, open, high, low, close, volume }) => {
    // Removes floating-point noise.
    const [o, h, l, c] = [open, high, low, close].map((price) => Number(price?.toFixed(6)))
    return [date, o, h, l, c, volume]
  })
}

describe('adjusted prices', () => {
  it('are unadjusted until the first price at the new level', async () => {
    expect(await series('NKLV', true)).toEqual(await series('NKLV', false))
    await imports.importFiles(prices(rows.filter(isLast)))
    expect(await series('NKLV', true)).not.toEqual(await series('NKLV', false))
  })

  it.each(vectors)('of $name are those worked out by hand', async ({ ticker, days }) => {
    expect(await series(ticker, true)).toEqual(days)
  })
})
