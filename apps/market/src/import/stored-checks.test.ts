import { beforeAll, describe, expect, it } from 'vitest'
import { companiesCsv, createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()

const statements = (...rows: readonly string[]) =>
  createFile('statements.csv', 'ticker,period_end,months,item,value,restated', ...rows)

describe('a quarter imported separately', () => {
  beforeAll(async () => {
    await imports.importFiles(statements('BQNS,2025-12-31,12,ending,100,no'))
    await imports.importFiles(statements('BQNS,2026-03-31,3,beginning,100,no'))
  })

  it('must have the opening cash of the stored quarters of its year', async () => {
    await imports.importFiles(statements('GDVN,2026-03-31,3,beginning,50,no'))
    expect(await imports.rejection(statements('GDVN,2026-06-30,6,beginning,51,no'))).toEqual([
      'statements.csv, line 2, column value: beginning of GDVN 2026-06-30 is 51, of 2026-03-31 it is 50',
    ])
  })

  it('is accepted if both match, or if the previous year is corrected in the same import', async () => {
    expect(
      (await imports.importFiles(statements('BQNS,2026-06-30,6,beginning,100,no'))).changedCompanies,
    ).toEqual(['BQNS'])
    const corrected = statements(
      'BQNS,2026-03-31,3,beginning,95,yes',
      'BQNS,2026-06-30,6,beginning,95,yes',
      'BQNS,2025-12-31,12,ending,95,yes',
    )
    expect((await imports.importFiles(corrected)).changedCompanies).toEqual(['BQNS'])
  })
})

describe('a price after the last day on the exchange', () => {
  const price = (day: string) => ({
    'prices.csv': `ticker,date,open,high,low,close,volume\nGDVN,${day},500,500,500,500,100\n`,
  })

  it('is rejected, but accepted on that day', async () => {
    await imports.importFiles({ 'companies.csv': companiesCsv(['GDVN'], { delisted_on: '2026-10-30' }) })
    expect(await imports.rejection(price('2026-11-02'))).toEqual([
      'prices.csv, GDVN, line 2, column date: 2026-11-02 is after the last day on the exchange, 2026-10-30',
    ])
    expect((await imports.importFiles(price('2026-10-30'))).changedCompanies).toEqual(['GDVN'])
  })
})

describe('a change of listed shares', () => {
  const history = (...totals: readonly number[]) => {
    const rows = totals.map((total, index) => {
      const event = index === 0 ? 'ipo' : 'rightsIssue'
      return `BQNS,${2012 + index}-05-02,${event},${total - (totals[index - 1] ?? 0)},${total},,,`
    })
    const header = 'ticker,date,event,shares_added,shares_total,price,ratio_old,ratio_new'
    return { 'stock-history.csv': `${[header, ...rows].join('\n')}\n` }
  }
  const company = (listed: number) => ({
    'companies.csv': companiesCsv(['BQNS'], { listed_shares: String(listed) }),
  })

  it('requires the event in the stock history', async () => {
    await imports.importFiles({ ...company(1_000), ...history(1_000) })
    expect(await imports.rejection(company(1_500))).toEqual([
      'companies.csv, line 2, column listed_shares: is 1500, the stock history of BQNS ends with 1000: the event must come along in stock-history.csv',
    ])
    expect(
      (await imports.importFiles({ ...company(1_500), ...history(1_000, 1_500) })).changedCompanies,
    ).toEqual(['BQNS'])
  })
})

describe('the end of a listing', () => {
  /** GDVN, listed on August 30, 2022. */
  async function importedWith(delistedOn: string) {
    await imports.importFiles({ 'companies.csv': companiesCsv(['GDVN'], { delisted_on: delistedOn }) })
    return (await imports.company('GDVN')).delistedOn
  }

  it('is stored, and can be removed', async () => {
    expect(await importedWith('2026-10-30')).toBe('2026-10-30')
    expect(await importedWith('')).toBeNull()
  })

  it('before the listing is impossible', async () => {
    const early = { 'companies.csv': companiesCsv(['GDVN'], { delisted_on: '2022-08-29' }) }
    expect(await imports.rejection(early)).toEqual([
      expect.stringMatching(/column delisted_on: .*is before listing_date/),
    ])
  })
})
