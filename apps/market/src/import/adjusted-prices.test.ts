import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { companyRows } from '../../demo/company-tables.ts'
import { csv } from '../../demo/csv.ts'
import { companies, files, vectors } from './adjusted-prices.fixture.ts'
import { importFolder } from './import-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'market-vectors-'))
const lastDay = join(folder, 'last-day')
const service = testService('migrated')

beforeAll(async () => {
  const known = companyRows().filter(({ ticker }) => companies.some((name) => name === ticker))
  writeFileSync(join(folder, 'companies.csv'), csv(known))
  // The last day of each comes by itself, as in life, when the events are long known.
  const [header = '', ...rows] = (files['prices.csv'] ?? '').trim().split('\n')
  const isLast = (row: string) => (row.startsWith('SWTQ') ? row.includes('-06,') : row.includes('-04,'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const before = rows.filter((row) => !isLast(row))
  writeFileSync(join(folder, 'prices.csv'), `${[header, ...before].join('\n')}\n`)
  await importFolder(service.database, folder)
  mkdirSync(lastDay)
  writeFileSync(join(lastDay, 'prices.csv'), `${[header, ...rows.filter(isLast)].join('\n')}\n`)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

async function series(ticker: string, adjusted: boolean) {
  const path = `/apids/companies/${ticker}/prices?from=2026-03-02&to=2026-03-06&adjusted=${adjusted}`
  const { rows } = v.parse(PriceSeriesSchema, await (await service.app.request(path)).json())
  return rows.map(({ date, open, high, low, close, volume }) => {
    // A division leaves noise far below a rupiah.
    const [o, h, l, c] = [open, high, low, close].map((price) => Number(price.toFixed(6)))
    return [date, o, h, l, c, volume]
  })
}

describe('adjusted prices', () => {
  it('stay as traded until the first price at the new level', async () => {
    expect(await series('QLBR', true)).toEqual(await series('QLBR', false))
    expect(await series('NKLV', true)).toEqual(await series('NKLV', false))
    await importFolder(service.database, lastDay)
    expect(await series('QLBR', true)).not.toEqual(await series('QLBR', false))
  })

  it.each(vectors)('of $name are those worked out by hand', async ({ ticker, days }) => {
    expect(await series(ticker, true)).toEqual(days)
  })
})
