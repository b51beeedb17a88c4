import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { issuerRow, listJson } from './adapters/exchange/company-profile/company-list.fixture.ts'
import { summaryJson, summaryRows } from './adapters/exchange/stock-summary.fixture.ts'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()

const { importFiles, listFindings, company } = imports
const file = 'CompanyProfiles-list.json'
const list = (...rows: readonly object[]) => ({ [file]: listJson(...rows) })
/** Rows of a day of these shares. */
const createSummary = (day: string, ...tickers: readonly string[]) => ({
  [`StockSummary-${day}.json`]: summaryJson(
    day,
    tickers.map((ticker) => [ticker, ...(summaryRows[1] ?? []).slice(1)]),
  ),
})
const loadPrices = async (ticker: string) =>
  (await imports.runSql(`select day from prices where ticker = '${ticker}' order by day`)).flat()

describe('an invalid cell that only describes a company', () => {
  const longPhone = '(021) 5550 2000; '.repeat(5)

  it('is left out and named, and the company keeps its prices', async () => {
    const { findings, tables } = await importFiles({
      ...list(issuerRow('QAAA'), issuerRow('QEEE', { Telepon: longPhone })),
      ...createSummary('2026-11-19', 'QAAA', 'QEEE'),
    })
    expect(tables.companies).toEqual({ rows: 2, leftOut: 0 })
    expect(findings).toMatchObject([
      { level: 'impossible', code: 'leftOutCell', listed: [{ ticker: 'QEEE', line: 2, column: 'phone' }] },
    ])
    expect(await company('QEEE')).toMatchObject({ phone: null, fax: '(021) 5550 1001' })
    expect(await loadPrices('QEEE')).toEqual(['2026-11-19'])
  })

  it('is reported with its ticker, line and column, and the stored value stays', async () => {
    await importFiles(list(issuerRow('QEEE')))
    const email = `${'nama.panjang.'.repeat(10)}@contoh.example`
    expect(
      await listFindings(list(issuerRow('QAAA'), issuerRow('QEEE', { Email: email, SubIndustri: email }))),
    ).toEqual([
      `impossible: ${file}, QEEE, line 2, column sub_industry_id: has more than 120 characters`,
      `impossible: ${file}, QEEE, line 2, column email: has more than 120 characters`,
    ])
    expect(await company('QEEE')).toMatchObject({
      email: 'corsec@contoh.example',
      subIndustry: { id: 'Produksi Batu Bara', en: 'Coal Production' },
    })
  })

  it('leaves its translation out too', async () => {
    await importFiles(list(issuerRow('QEEE')))
    const long = 'x'.repeat(130)
    await importFiles({
      'companies.csv': `ticker,sub_industry_id,sub_industry_en,business_id\nQEEE,${long},Another Class,Usaha lain\n`,
    })
    expect(await company('QEEE')).toMatchObject({
      subIndustry: { id: 'Produksi Batu Bara', en: 'Coal Production' },
      business: { id: 'Usaha lain' },
    })
  })

  it('rejects the import in strict mode', async () => {
    expect(await imports.rejection(list(issuerRow('QEEE', { Telepon: longPhone })))).toEqual([
      `${file}, QEEE, line 1, column phone: has more than 60 characters`,
    ])
  })

  it('keeps a person', async () => {
    const header = 'ticker,body,position_id,position_en,name,phone'
    await importFiles({
      'management.csv': `${header}\nQAAA,secretary,Sekretaris Perusahaan,,Contoh Satu,${longPhone}\n`,
    })
    expect((await company('QAAA')).management.responsiblePerson).toMatchObject({
      name: 'Contoh Satu',
      phone: null,
    })
  })
})

it('a finding about a row of a company names its ticker, unless the message does', async () => {
  const rows = ['QLAA,PT Contoh Tbk,2020-01-02,x', 'QLAB,PT Contoh Tbk,,']
  const companies = createFile('companies.csv', 'ticker,name_id,listing_date,listed_shares', ...rows)
  expect(await listFindings(companies)).toEqual([
    'impossible: companies.csv, QLAA, line 2, column listed_shares: "x" is not a whole number (no thousands separators)',
    'impossible: companies.csv, line 3, column listing_date: the listing date of QLAB is unknown',
  ])
})

describe('the list of company profiles', () => {
  const full = readFileSync(
    new URL('adapters/exchange/company-profile/company-profile.fixture.json', import.meta.url),
    'utf8',
  ).replaceAll('BQNS', 'QFUL')
  const [detail] = JSON.parse(full).QFUL.Profiles
  const inList = { ...detail, Telepon: '(021) 5550 9999' }

  it('gives a company its registrar, and claims no dividends', async () => {
    await importFiles(list(issuerRow('QREG')))
    const { management, complete } = await company('QREG')
    expect(management).toMatchObject({
      registrar: { name: 'PT. Registrasi Contoh' },
      responsiblePerson: null,
      directors: [],
    })
    expect(complete.dividends).toBeNull()
  })

  it('keeps what a full profile has', async () => {
    await importFiles({ 'CompanyProfilesDetail-20261115.json': full })
    const before = await company('QFUL')
    await importFiles(list(inList))
    const after = await company('QFUL')
    expect(before.management.directors).toHaveLength(2)
    expect(before.shareholders).toHaveLength(3)
    expect(after).toEqual({ ...before, phone: '(021) 5550 9999' })
  })

  it('and full profiles may come in one delivery', async () => {
    const files = { ...list(inList), 'CompanyProfilesDetail-20261115.json': full }
    const report = await importFiles(files)
    expect(report.findings).toEqual([])
    expect(await company('QFUL')).toMatchObject({ issuedShares: 23_400_000_000 })
    expect((await importFiles(files)).tags).toEqual([])
  })

  it('may come after the daily file in the order of names', async () => {
    const report = await importFiles({
      ...createSummary('2026-11-18', 'QORD'),
      'Z-profiles.json': listJson(issuerRow('QORD')),
    })
    expect(report.findings).toEqual([])
    expect(await loadPrices('QORD')).toEqual(['2026-11-18'])
  })
})

describe('a listing date without trading', () => {
  const header = 'ticker,date,open,high,low,close,volume'
  const days = ['2023-10-05', '2023-10-06', '2023-10-09']
  const files = (listingDate: string) => ({
    ...list(issuerRow('QSAT', { TanggalPencatatan: `${listingDate}T00:00:00` })),
    ...createFile('prices.csv', header, ...days.map((day) => `QSAT,${day},100,100,100,100,10`)),
  })

  it('leaves the trading day before it in', async () => {
    expect(await listFindings(files('2023-10-07'))).toEqual([
      'impossible: prices.csv, QSAT, line 2, column date: 2023-10-05 is before the listing on 2023-10-07',
    ])
    expect(await loadPrices('QSAT')).toEqual(['2023-10-06', '2023-10-09'])
  })

  it.each([
    { listingDate: '2024-04-14', first: '2024-04-05', why: 'after a week of holidays' },
    { listingDate: '2024-05-01', first: '2024-04-30', why: 'on a holiday' },
  ])('leaves the last trading day in $why', async ({ listingDate, first }) => {
    const holidays = '01-01 02-08 02-09 02-14 03-11 03-12 03-29 04-08 04-09 04-10 04-11 04-12 05-01'
    const findings = await listFindings({
      ...createFile('holidays.csv', 'date,name_id', ...holidays.split(' ').map((day) => `2024-${day},Libur`)),
      ...list(issuerRow('QHOL', { TanggalPencatatan: `${listingDate}T00:00:00` })),
      ...createFile('prices.csv', header, `QHOL,${first},100,100,100,100,10`),
    })
    expect(findings).toEqual([])
  })
})
