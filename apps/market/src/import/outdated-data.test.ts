import { expect, it } from 'vitest'
import { companiesCsv, useImports } from './import-files.fixture.ts'

const imports = useImports()

const bar = (day: string) => `ticker,date,open,high,low,close,volume\nBQNS,${day},4000,4000,4000,4000,100\n`

it('purges the pages of companies whose data become too old with a new market day', async () => {
  await imports.importFiles({
    'companies.csv': companiesCsv(['MGKA', 'PNGV', 'SNVA', 'QLBR']),
    'prices.csv': bar('2026-11-20'),
  })
  const lists = [
    { ticker: 'MGKA', completeUntil: '2026-11-19' },
    { ticker: 'SNVA', completeUntil: '2026-11-05' },
    { ticker: 'QLBR', completeUntil: '2026-11-20' },
  ]
  const list = { kind: 'dividends', completeSince: null, delivery: 'test' } as const
  await imports.database
    .insertInto('coverage')
    .values(lists.map((each) => ({ ...each, ...list })))
    .execute()
  const filed = { year: 2025, months: 12, isRestated: false } as const
  await imports.database
    .insertInto('statementPeriods')
    .values([
      { ...filed, ticker: 'PNGV', periodEnd: '2025-09-03' },
      { ...filed, ticker: 'SNVA', periodEnd: '2025-08-19' },
      { ...filed, ticker: 'QLBR', periodEnd: '2025-09-04' },
    ])
    .execute()
  const { tags } = await imports.importFiles({ 'prices.csv': bar('2026-12-04') }, { lastDay: '2026-12-04' })
  expect(tags).toEqual(['company:BQNS', 'company:MGKA', 'company:PNGV', 'list:companies'])
  expect((await imports.company('MGKA')).complete.dividends).toBe(null)
  expect((await imports.company('QLBR')).complete.dividends).toEqual({ since: null })
})
