import { describe, expect, it } from 'vitest'
import { issuerRow } from './adapters/exchange/company-profile/company-list.fixture.ts'
import { companiesCsv, useImports } from './import-files.fixture.ts'

const imports = useImports()

const dividendHeader =
  'id,ticker,form,book_year,amount_per_share,currency,ex_date_regular,payment_date,recording_date,status\n'
const dividend = (ticker: string, exDate: string, cells = '') =>
  `${ticker}-${exDate},${ticker},cash,${Number(exDate.slice(0, 4)) - 1},20,IDR,${exDate},,${cells},\n`

async function loadSpan(ticker: string) {
  const of = `ticker = '${ticker}' and kind = 'dividends'`
  const spans = await imports.runSql(`select complete_since, complete_until from coverage where ${of}`)
  return spans[0] ?? null
}

const prices = 'ticker,date,open,high,low,close,volume\n'

describe('dividends', () => {
  it('of a company without a list are unknown, those of others from the first ex date on', async () => {
    await imports.importFiles({
      'prices.csv': `${prices}BQNS,2026-11-20,4000,4000,4000,4000,100\nGDVN,2026-11-20,500,500,500,500,100\n`,
      'dividends-20261120.csv':
        dividendHeader + dividend('GDVN', '2026-05-11') + dividend('GDVN', '2025-05-12'),
    })
    expect((await imports.company('BQNS')).keyRatios.dividendYield).toBe('dividendsUnknown')
    expect((await imports.company('BQNS')).complete.dividends).toBe(null)
    expect((await imports.company('GDVN')).keyRatios.dividendYield).toBe(4)
    expect((await imports.company('GDVN')).complete.dividends).toEqual({ since: '2025-05-12' })
  })

  it('are known until the day of the file name', async () => {
    await imports.importFiles({ 'dividends-20261030.csv': dividendHeader + dividend('BQNS', '2026-05-11') })
    expect(await loadSpan('BQNS')).toEqual(['2026-05-11', '2026-10-30'])
    // Eleven months of the window of a yield are not enough.
    expect((await imports.company('BQNS')).keyRatios.dividendYield).toBe('dividendsUnknown')
  })

  it('add to the days that are known', async () => {
    await imports.importFiles({ 'dividends-20261110.csv': dividendHeader + dividend('BQNS', '2026-10-12') })
    expect(await loadSpan('BQNS')).toEqual(['2026-05-11', '2026-11-10'])
  })

  it('stay as known as they were if a row of the company is left out', async () => {
    const bad = `BQNS-bad,BQNS,cash,2025,20,IDR,2024-05-13,,2024-05-13x,\n`
    await imports.importFiles({
      'dividends-20261120.csv': dividendHeader + dividend('BQNS', '2026-05-11') + bad,
    })
    expect(await loadSpan('BQNS')).toEqual(['2026-05-11', '2026-11-10'])
  })

  it('change no page when the same list comes on a later day, but are known longer', async () => {
    const list = dividendHeader + dividend('BQNS', '2026-10-12')
    expect((await imports.importFiles({ 'dividends-20261119.csv': list })).tags).toEqual([])
    expect(await loadSpan('BQNS')).toEqual(['2026-05-11', '2026-11-19'])
  })

  it('change the pages of their company when they are known again', async () => {
    const list = dividendHeader + dividend('GDVN', '2026-05-11')
    await imports.database.updateTable('coverage').set({ completeUntil: '2026-11-05' }).execute()
    const { tags } = await imports.importFiles({ 'dividends-20261119.csv': list })
    expect(tags).toEqual(['company:GDVN', 'list:companies'])
  })
})

it('dividends of a file without a day in its name are known until its last past day, not until the import', async () => {
  await imports.importFiles({
    'companies.csv': companiesCsv(['QLBR', 'MGKA']),
    'prices.csv': `${prices}QLBR,2026-11-20,800,800,800,800,100\n`,
    'dividends-2024.csv':
      dividendHeader + dividend('QLBR', '2024-05-13', '2024-05-14') + dividend('QLBR', '2023-05-15'),
  })
  expect(await loadSpan('QLBR')).toEqual(['2023-05-15', '2024-05-14'])
  expect((await imports.company('QLBR')).keyRatios.dividendYield).toBe('dividendsUnknown')
  expect((await imports.company('QLBR')).complete.dividends).toBe(null)
})

describe('a dividend without an ex date', () => {
  const id = (name: string) => `${name},PNGV,cash,2024,20,IDR`
  const list = dividendHeader + dividend('PNGV', '2024-05-13') + dividend('PNGV', '2026-05-11')

  it.each([
    { name: 'that is paid', row: `${id('paid')},,2025-06-10,,planned\n`, span: ['2026-05-11', '2026-11-20'] },
    { name: 'that is recorded', row: `${id('known')},,,2026-05-11,\n`, span: null },
    { name: 'without any day', row: `${id('none')},,,,\n`, span: null },
    { name: 'that is planned', row: `${id('plan')},,,,planned\n`, span: ['2024-05-13', '2026-11-20'] },
    { name: 'of the next year', row: `${id('later')},,,2027-02-10,\n`, span: ['2024-05-13', '2026-11-20'] },
    { name: 'of the next weeks', row: `${id('soon')},,2026-12-01,,\n`, span: null },
  ])('$name leaves these days known: $span', async ({ row, span }) => {
    await imports.importFiles({ 'companies.csv': companiesCsv(['PNGV']) })
    await imports.clear('coverage')
    await imports.importFiles({ 'dividends-20261120.csv': list + row })
    expect(await loadSpan('PNGV')).toEqual(span)
  })
})

describe('a profile of the exchange', () => {
  const paid = (exDate: string, change: Readonly<Record<string, unknown>> = {}) => ({
    Jenis: 'dt',
    TahunBuku: '2025',
    CashDividenPerSaham: 25,
    CashDividenPerSahamMU: 'IDR',
    TanggalExRegulerDanNegosiasi: `${exDate}T00:00:00`,
    ...change,
  })
  const createProfile = (dividends: readonly unknown[]) => ({
    'CompanyProfilesDetail-20261120.json': JSON.stringify({
      Profiles: [issuerRow('XCOV')],
      Dividen: dividends,
    }),
  })
  const list = [paid('2024-05-13'), paid('2026-05-11')]

  it('has known dividends since the one after the last that is left out', async () => {
    await imports.importFiles(createProfile(list))
    expect(await loadSpan('XCOV')).toEqual(['2024-05-13', '2026-11-20'])
    await imports.clear('coverage')
    await imports.importFiles(createProfile([...list, paid('2025-05-12', { CashDividenPerSaham: 0 })]))
    expect(await loadSpan('XCOV')).toEqual(['2026-05-11', '2026-11-20'])
  })
})

describe('coverage.csv', () => {
  const header = 'ticker,kind,complete_since,complete_until\n'

  it('states what the files do not show: zero for a company that paid nothing', async () => {
    await imports.importFiles({
      'companies.csv': companiesCsv(['SNVA']),
      'prices.csv': `${prices}SNVA,2026-11-20,800,800,800,800,100\n`,
    })
    expect((await imports.company('SNVA')).keyRatios.dividendYield).toBe('dividendsUnknown')
    await imports.importFiles({ 'coverage.csv': `${header}*,dividends,2020-01-01,\n` })
    expect((await imports.company('SNVA')).keyRatios.dividendYield).toBe(0)
    expect((await imports.company('SNVA')).complete.dividends).toEqual({ since: '2020-01-01' })
  })

  it('replaces what was known', async () => {
    await imports.importFiles({ 'coverage.csv': `${header}*,dividends,2026-01-02,2026-11-20\n` })
    expect((await imports.company('SNVA')).keyRatios.dividendYield).toBe('dividendsUnknown')
  })

  it('leaves out unknown tickers, kinds and reversed days', async () => {
    const rows = 'ZZZZ,dividends,,\nbqns,dividends,,\nBQNS,bonds,,\nBQNS,dividends,2026-02-02,2026-02-01\n'
    expect(await imports.listFindings({ 'coverage.csv': header + rows })).toEqual([
      'impossible: coverage.csv, line 2, column ticker: ZZZZ is not a company of the database or of companies.csv',
      'impossible: coverage.csv, line 3, column ticker: "bqns" is not a ticker of four or five capital letters or * for all companies',
      'impossible: coverage.csv, BQNS, line 4, column kind: "bonds" is not one of dividends, indexMembers',
      'impossible: coverage.csv, BQNS, line 5, column complete_until: 2026-02-01 is before complete_since 2026-02-02',
    ])
  })
})

it('index members of some indices say of no company that it is in none, unless an operator has all of them', async () => {
  const members = 'index,name_id,name_en,ticker,member_from,member_to\nW1,W 1,W 1,BQNS,2024-02-01,\n'
  await imports.importFiles({ 'index-members-20261120.csv': members })
  expect((await imports.company('GDVN')).complete.indices).toBe(false)
  expect((await imports.company('BQNS')).indices.map(({ code }) => code)).toEqual(['W1'])
  await imports.importFiles({
    'coverage.csv': 'ticker,kind,complete_since,complete_until\n*,indexMembers,,2026-11-20\n',
  })
  const { complete, indices } = await imports.company('GDVN')
  expect([complete.indices, indices]).toEqual([true, []])
})
