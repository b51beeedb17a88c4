import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()

const { importFiles, listFindings, company: loadCompany } = imports

const companies = (header: string, ...rows: readonly string[]) => createFile('companies.csv', header, ...rows)

describe('a company with few columns', () => {
  it('needs its name and listing date, and has null for everything else', async () => {
    await importFiles(companies('ticker,name_id,listing_date', 'BARU,PT Baru Sekali Tbk,2026-11-02'))
    expect(await loadCompany('BARU')).toMatchObject({
      shortName: 'Baru Sekali',
      // Without an English name, the name is the same.
      name: { id: 'PT Baru Sekali Tbk', en: 'PT Baru Sekali Tbk' },
      business: null,
      description: null,
      sector: null,
      subSector: null,
      board: null,
      ipoPrice: null,
      listedShares: null,
      issuedShares: null,
      isSharia: null,
      address: null,
      statementLayout: 'general',
      statementCurrency: 'IDR',
      fiscalYearEnd: 12,
    })
  })

  it.each([
    { missing: 'name', row: 'LAIN,,2026-11-02', column: 'name_id' },
    { missing: 'listing date', row: 'LAIN,PT Lain Tbk,', column: 'listing_date' },
  ])('without a $missing is left out', async ({ missing, row, column }) => {
    expect(await listFindings(companies('ticker,name_id,listing_date', row))).toEqual([
      `impossible: companies.csv, line 2, column ${column}: the ${missing} of LAIN is unknown`,
    ])
  })

  it('that is unknown is counted if the file has no names', async () => {
    const report = await importFiles(companies('ticker,fiscal_year_end', 'ENTA,6', 'BQNS,12'))
    expect(report.unknownTickers).toEqual({ ENTA: 1 })
  })

  it('may have Indonesian texts only', async () => {
    await importFiles(
      companies(
        'ticker,name_id,listing_date,business_id,sub_sector_id,suspended_since,suspension_reason_id',
        'TEKS,PT Teks Tbk,2020-11-02,Menulis,Bank,2026-10-01,Terlambat',
      ),
    )
    expect(await loadCompany('TEKS')).toMatchObject({
      business: { id: 'Menulis', en: null },
      suspension: { since: '2026-10-01', reason: { id: 'Terlambat', en: null } },
      statementLayout: 'bank',
    })
  })

  it('keeps what the file does not have, and loses what it has empty', async () => {
    const before = await loadCompany('BQNS')
    await importFiles(companies('ticker,phone,board', 'BQNS,,D'))
    const after = await loadCompany('BQNS')
    expect(before.phone).not.toBeNull()
    expect(after).toEqual({ ...before, phone: null, board: expect.objectContaining({ code: 'D' }) })
  })

  it('keeps the English of a text that has not changed, and loses that of a changed one', async () => {
    const before = await loadCompany('GDVN')
    const name = before.name.id
    await importFiles(companies('ticker,name_id,business_id', `GDVN,"${name}","${before.business?.id}"`))
    expect(await loadCompany('GDVN')).toMatchObject({ name: before.name, business: before.business })
    await importFiles(companies('ticker,business_id', 'GDVN,Usaha lain'))
    expect((await loadCompany('GDVN')).business).toEqual({ id: 'Usaha lain', en: null })
  })

  it('is put together from several files in any order', async () => {
    const report = await importFiles({
      ...companies('ticker,name_id,listing_date', 'DUAF,PT Dua Berkas Tbk,2020-11-02'),
      'a phone.csv': 'ticker,phone\nDUAF,021 123\n',
      'layouts.csv': 'ticker,statement_layout,fiscal_year_end\nDUAF,insurer,6\n',
    })
    expect(report.findings).toEqual([])
    expect(await loadCompany('DUAF')).toMatchObject({
      name: { id: 'PT Dua Berkas Tbk' },
      phone: '021 123',
      statementLayout: 'insurer',
      fiscalYearEnd: 6,
    })
  })

  it('is known once per file', async () => {
    const row = 'KALI,PT Dua Kali Tbk,2020-11-02'
    expect(await listFindings(companies('ticker,name_id,listing_date', row, row))).toEqual([
      'impossible: companies.csv, line 3, column ticker: KALI is duplicated',
    ])
  })
})

describe('issued and listed shares', () => {
  const price = {
    'prices.csv': 'ticker,date,open,high,low,close,volume\nBANQ,2026-11-20,100,100,100,100,10\n',
  }
  const bank = (counts: string) =>
    companies(
      'ticker,name_id,listing_date,issued_shares,listed_shares',
      `BANQ,PT Bank Contoh Tbk,2020-11-02,${counts}`,
    )
  const counted = (row: string) =>
    createFile('share-counts.csv', 'ticker,as_of,listed_shares,issued_shares', row)

  beforeEach(async () => {
    await importFiles({ ...bank('1000,990'), ...price })
  })

  it('are unusual if more are listed than issued', async () => {
    expect(await listFindings(bank('1000,1001'))).toEqual([
      'unusual: companies.csv, line 2, column issued_shares: is 1000, less than the 1001 listed shares of BANQ',
    ])
    expect(await loadCompany('BANQ')).toMatchObject({ issuedShares: 1_001, marketValue: 100_100 })
  })

  it('change with the counts of a day, in which either may be missing', async () => {
    await importFiles(counted('BANQ,2026-11-19,995,'))
    expect(await loadCompany('BANQ')).toMatchObject({ issuedShares: 1_000, listedShares: 995 })
    await importFiles(counted('BANQ,2026-11-20,,1010'))
    expect(await loadCompany('BANQ')).toMatchObject({ issuedShares: 1_010, listedShares: 995 })
  })

  it('are counted alike after a reverse split, until the issued ones are known again', async () => {
    await importFiles(counted('BANQ,2026-11-20,99,'))
    expect(await loadCompany('BANQ')).toMatchObject({
      issuedShares: 99,
      listedShares: 99,
      marketValue: 9_900,
    })
  })
})

describe('a register of shareholders', () => {
  const register = (...rows: readonly string[]) =>
    createFile('shareholders.csv', 'ticker,as_of,name_id,category,shares', ...rows)

  beforeEach(async () => {
    const header = 'ticker,name_id,listing_date,issued_shares,listed_shares'
    await importFiles({
      ...companies(header, 'REGI,PT Bank Daftar Tbk,2020-11-02,1000,990'),
      ...register('REGI,2026-10-30,PT Induk,controlling,505', 'REGI,2026-10-30,Masyarakat,public,495'),
    })
  })

  it('is marked if it differs by less than 1%', async () => {
    const file = register('REGI,2026-10-30,PT Induk,controlling,505', 'REGI,2026-10-30,Masyarakat,public,504')
    expect(await listFindings(file)).toEqual([
      'unusual: shareholders.csv, line 3, column shares: the shareholders of REGI hold 1009 shares, issued are 1000',
    ])
    const { shareholders, shareholderMarks } = await loadCompany('REGI')
    expect(shareholders.at(-1)?.shares).toBe(504)
    expect(shareholderMarks).toEqual(['holdersDiffer'])
  })

  it('is left out as a whole if it differs by more', async () => {
    const file = register('REGI,2026-10-30,PT Induk,controlling,505', 'REGI,2026-10-30,Masyarakat,public,485')
    expect(await listFindings(file)).toEqual([
      'impossible: shareholders.csv, line 3, column shares: the shareholders of REGI hold 990 shares, issued are 1000',
      'impossible: shareholders.csv, line 2: all rows of REGI are left out, because one of them is',
    ])
    expect((await loadCompany('REGI')).shareholders.at(-1)?.shares).toBe(495)
  })

  it('of two files is that of the last one', async () => {
    const header = 'ticker,as_of,name_id,category,shares'
    const files = {
      ...createFile('09.csv', header, 'REGI,2026-09-30,PT Lama,controlling,1000'),
      ...createFile('10.csv', header, 'REGI,2026-10-30,PT Baru,controlling,1000'),
    }
    expect(await listFindings(files)).toEqual([
      'unusual: 10.csv, line 2, column ticker: REGI is also in 09.csv: this file applies',
    ])
    const { shareholders } = await loadCompany('REGI')
    expect(shareholders.map(({ name, shares }) => [name.id, shares])).toEqual([['PT Baru', 1_000]])
  })

  it('of a day before the stored one changes nothing, and of two days in one delivery is the later one', async () => {
    const older = register('REGI,2026-09-30,PT Lama,controlling,1000')
    const newer = register('REGI,2026-10-31,PT Baru,controlling,1000')
    expect(await importFiles(older)).toMatchObject({ findings: [], tags: [] })
    await importFiles({ 'a.csv': Object.values(newer).join(), 'b.csv': Object.values(older).join() })
    const { shareholders, asOf } = await loadCompany('REGI')
    expect([shareholders.map(({ name }) => name.id), asOf.shareholders]).toEqual([['PT Baru'], '2026-10-31'])
    await imports.database.updateTable('companies').set({ shareholdersAsOf: null }).execute()
  })

  it('is judged again when the issued shares change', async () => {
    const issued = (count: number) => ({
      'share-counts.csv': `ticker,as_of,issued_shares\nREGI,2026-11-20,${count}\n`,
    })
    await importFiles(issued(1_010))
    expect((await loadCompany('REGI')).shareholderMarks).toEqual(['holdersDiffer'])
    await importFiles(issued(1_000))
    expect((await loadCompany('REGI')).shareholderMarks).toEqual([])
  })

  it('loses its mark with the next one that adds up', async () => {
    await importFiles(register('REGI,2026-10-30,PT Induk,controlling,999'))
    await importFiles(register('REGI,,PT Induk,controlling,1000'))
    expect(await loadCompany('REGI')).toMatchObject({ shareholderMarks: [], asOf: { shareholders: null } })
  })
})

const byType = (...rows: readonly string[]) =>
  createFile('holder-types.csv', 'ticker,as_of,type,local,foreign', ...rows)

it('holders by type are those of the latest day', async () => {
  await importFiles(byType('BQNS,2026-10-30,individual,5,1', 'BQNS,2026-10-30,corporate,7,0'))
  expect(await loadCompany('BQNS')).toMatchObject({
    holderTypes: [
      { type: 'individual', local: 5, foreign: 1 },
      { type: 'corporate', local: 7, foreign: 0 },
    ],
    asOf: { holderTypes: '2026-10-30' },
  })
  const older = await importFiles(byType('BQNS,2026-09-30,individual,4,1'))
  expect(older.tags).toEqual([])
})

describe('a history of shares', () => {
  const history = (...rows: readonly string[]) =>
    createFile('stock-history.csv', 'ticker,date,event,shares_added,shares_total', ...rows)
  const events = async () =>
    (await loadCompany('RIWA')).stockHistory.map(({ date, sharesTotal }) => [date, sharesTotal])

  beforeEach(async () => {
    const header = 'ticker,name_id,listing_date,listed_shares'
    await importFiles({
      ...companies(header, 'RIWA,PT Riwayat Tbk,2020-11-02,1200'),
      ...history('RIWA,2020-11-02,ipo,1000,1000', 'RIWA,2024-11-01,rightsIssue,200,1200'),
    })
  })

  it('of the last years replaces the stored one from its first day on', async () => {
    expect(await listFindings(history('RIWA,2024-11-04,rightsIssue,200,1200'))).toEqual([
      'unusual: stock-history.csv, RIWA, line 2, column shares_total: is 1200, the total before and the shares added make 1400',
    ])
    expect(
      await listFindings(
        history('RIWA,2024-11-01,partialDelisting,-10,990', 'RIWA,2024-11-05,conversion,210,1200'),
      ),
    ).toEqual([])
    expect(await events()).toEqual([
      ['2024-11-05', 1_200],
      ['2024-11-01', 990],
      ['2020-11-02', 1_000],
    ])
  })

  it('without any share left is left out, and other tables are imported', async () => {
    const report = await importFiles({
      ...history('RIWA,2024-11-04,capitalReduction,-1200,0'),
      ...companies('ticker,phone', 'RIWA,021'),
    })
    expect(report.tables).toMatchObject({ 'stock-history': { rows: 1, leftOut: 1 } })
    expect(report.changedCompanies).toEqual(['RIWA'])
  })

  it('that ends with another count is imported and listed', async () => {
    expect(await listFindings(history('RIWA,2020-11-02,ipo,1000,1000'))).toEqual([
      'unusual: stock-history.csv, line 2, column shares_total: ends with 1000 shares of RIWA, listed are 1200',
    ])
    expect(await events()).toEqual([['2020-11-02', 1_000]])
  })
})
