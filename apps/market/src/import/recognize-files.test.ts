import { describe, expect, it } from 'vitest'
import { companiesCsv, useImports } from './import-files.fixture.ts'
import type { Adapter } from './reading/adapter.ts'

const imports = useImports()

const cells = { date: '2026-03-02', high: '4000', low: '4000', close: '4000', volume: '100' }

/** Reads `quotes of <ticker>`. */
const quotes: Adapter = {
  kind: 'quotes',
  description: 'quotes of a test',
  tables: ['notations', 'prices'],
  recognizes: ({ head }) => head.toString().startsWith('quotes of '),
  async *read({ head }, notes) {
    const ticker = head.toString().replace('quotes of ', '').trim()
    notes.skipped('warrant')
    notes.note('the value is missing')
    yield { table: 'notations', line: null, cells: { ticker, as_of: '2026-03-02', codes: 'LX' } }
    yield { table: 'prices', line: 7, cells: { ...cells, ticker } }
  },
}
const importWith = (files: Readonly<Record<string, string>>) =>
  imports.importFiles(files, { adapters: [quotes] })

describe('a delivery', () => {
  it('is recognized by content, and the report states what each file was taken for', async () => {
    const report = await importWith({
      // A table by its columns, whatever its name.
      'prices.csv': 'quotes of BQNS',
      'today.txt': 'ticker,date,high,low,close,volume\nGDVN,2026-03-02,500,500,500,1\n',
      'minutes.pdf': '%PDF',
    })
    expect(report.files).toEqual([
      { name: 'prices.csv', kind: 'quotes of a test' },
      { name: 'today.txt', kind: 'prices.csv' },
    ])
    expect(report.tables).toEqual({
      notations: { rows: 1, leftOut: 0 },
      prices: { rows: 2, leftOut: 0 },
    })
    expect(report.findings.flatMap(({ listed }) => listed)).toMatchObject([
      { code: 'unknownFile', file: 'minutes.pdf', message: 'is not a file that the import knows' },
    ])
  })

  it('counts skipped instruments and notes once, although a file is read for each table', async () => {
    const { skipped, notes } = await importWith({ 'a.txt': 'quotes of BQNS' })
    expect([skipped, notes]).toEqual([{ warrant: 1 }, ['a.txt: the value is missing']])
  })

  it('has findings with the file and row of the source', async () => {
    const { findings } = await importWith({ 'a.txt': 'quotes of ZZNX', 'b.txt': 'quotes of BQNS' })
    expect(findings.flatMap(({ listed }) => listed)).toMatchObject([
      { file: 'a.txt', line: null, table: 'notations', code: 'unknownTicker' },
    ])
  })
})

describe('notations and share counts', () => {
  const notations = (day: string, codes: string) => ({
    'notations.csv': `ticker,as_of,codes\nGDVN,${day},${codes}\n`,
  })
  const shares = (day: string, listed: number) => ({
    'share-counts.csv': `ticker,as_of,listed_shares\nGDVN,${day},${listed}\n`,
  })

  it('are those of the newest day, whatever the order of the deliveries', async () => {
    await imports.importFiles({ ...notations('2026-11-19', 'XL'), ...shares('2026-11-19', 2_000) })
    await imports.importFiles({ ...notations('2026-11-18', 'E'), ...shares('2026-11-18', 1_000) })
    expect(await imports.company('GDVN')).toMatchObject({
      notations: [{ code: 'L' }, { code: 'X' }],
      asOf: { notations: '2026-11-19' },
      listedShares: 2_000,
    })
    await imports.importFiles(notations('2026-11-20', ''))
    expect(await imports.company('GDVN')).toMatchObject({ notations: [], asOf: { notations: '2026-11-20' } })
  })

  it('change nothing when they are imported again', async () => {
    const files = { ...notations('2026-11-20', 'M'), ...shares('2026-11-20', 3_000) }
    await imports.importFiles(files)
    expect((await imports.importFiles(files)).tags).toEqual([])
  })
})

describe('the board of a company', () => {
  const board = (day: string, code: string) => ({
    'notations.csv': `ticker,as_of,codes,board\nGDVN,${day},,${code}\n`,
  })
  const profile = { 'companies.csv': companiesCsv(['GDVN'], { board: 'E' }) }

  it('comes from companies until a daily file has it, and then from the newest of them', async () => {
    await imports.importFiles(profile)
    expect(await imports.company('GDVN')).toMatchObject({ board: { code: 'E' }, asOf: { board: null } })
    await imports.importFiles(board('2026-11-19', 'W'))
    await imports.importFiles(board('2026-11-18', 'M'))
    await imports.importFiles(profile)
    expect(await imports.company('GDVN')).toMatchObject({
      board: { code: 'W' },
      asOf: { board: '2026-11-19' },
    })
    await imports.importFiles(board('2026-11-20', 'D'))
    expect((await imports.company('GDVN')).board?.code).toBe('D')
  })

  it('stays where a newer row has none', async () => {
    await imports.importFiles(board('2026-11-20', 'W'))
    const { tags } = await imports.importFiles({ 'notations.csv': 'ticker,as_of,codes\nGDVN,2026-11-20,\n' })
    expect(tags).toEqual([])
    expect((await imports.company('GDVN')).board?.code).toBe('W')
  })
})
