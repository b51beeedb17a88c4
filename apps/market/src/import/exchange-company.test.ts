import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { summaryJson, summaryRows } from './adapters/exchange/stock-summary.fixture.ts'
import { createFile, useImports } from './import-files.fixture.ts'

/** A bank that the database does not have yet. */
const ticker = 'XQNS'
const profile = readFileSync(
  new URL('adapters/exchange/company-profile/company-profile.fixture.json', import.meta.url),
  'utf8',
).replaceAll('BQNS', ticker)
const summary = summaryJson('2026-11-20', summaryRows).replaceAll('BQNS', ticker)

const types = ['IS', 'CP', 'PF', 'IB', 'ID', 'MF', 'SC', 'FD', 'OT']
const columns = ['Local', 'Foreign'].flatMap((origin) => [
  ...types.map((type) => `${origin} ${type}`),
  'Total',
])
const balance = [
  ['Date', 'Code', 'Type', 'Sec. Num', 'Price', ...columns].join('|'),
  ['30-OCT-2026', ticker, 'EQUITY', 23_166_000_000, 4_120, ...columns.map((_, index) => index)].join('|'),
].join('\n')
const history = JSON.stringify({
  data: [
    {
      KodeEmiten: ticker,
      TanggalPencatatan: '2002-07-16T00:00:00',
      JenisTindakan: 'ipo',
      JumlahSaham: 500_000_000,
      JumlahSahamSetelahTindakan: 23_166_000_000,
    },
  ],
})

const imports = useImports()

describe('a company that only the exchange knows', () => {
  const files = {
    'CompanyProfilesDetail-20261115.json': profile,
    'StockSummary-20261120.json': summary,
    'Balancepos20261030.txt': balance,
    'GetIssuedHistory.json': history,
  }

  it('is filled by the files of the exchange and the depository', async () => {
    const { findings } = await imports.importFiles(files)
    expect(findings.filter(({ code }) => code !== 'unknownTicker')).toEqual([])
    const company = await imports.company(ticker)
    expect(company).toMatchObject({
      name: { id: 'PT Bank Quantara Nusa Tbk', en: 'PT Bank Quantara Nusa Tbk' },
      shortName: 'Bank Quantara Nusa',
      statementLayout: 'bank',
      listedShares: 23_166_000_000,
      issuedShares: 23_400_000_000,
      // 4,120 × 23.166 billion listed shares.
      marketValue: 95_443_920_000_000,
      // 10,717,191,500 ÷ 23.166 billion.
      freeFloat: 46.2626,
      shareholderMarks: [],
      asOf: { shareholders: '2026-11-15', holderTypes: '2026-10-30' },
    })
    expect(company.shareholders.map(({ category, percentage }) => [category, percentage])).toEqual([
      ['controlling', 54.2],
      ['board', 0],
      ['public', 45.8],
    ])
    expect(company.management.registrar).toMatchObject({ name: 'PT. Registra Contoh', address: null })
    expect(company.subsidiaries.map(({ currency, totalAssets }) => [currency, totalAssets])).toEqual([
      ['IDR', 856_404],
      ['SGD', 0.504],
    ])
    expect(company.holderTypes).toHaveLength(types.length)
    expect(company.stockHistory.map(({ event }) => event)).toEqual(['ipo'])
  })

  it('does not change when the files are imported again', async () => {
    expect((await imports.importFiles(files)).tags).toEqual([])
  })
})

describe('a corrected name', () => {
  const companies = (header: string, row: string) => createFile('companies.csv', header, row)
  const shortName = async () => (await imports.company('NAMA')).shortName

  it('changes the short name that follows from it, and no other', async () => {
    const header = 'ticker,name_id,listing_date'
    await imports.importFiles(companies(header, 'NAMA,PT Contoh Nama Tbk Tbk,2020-01-02'))
    await imports.importFiles(companies(header, 'NAMA,PT Contoh Nama Tbk,2020-01-02'))
    expect(await shortName()).toBe('Contoh Nama')
    await imports.importFiles(companies('ticker,short_name', 'NAMA,Nama Pendek'))
    await imports.importFiles(companies(header, 'NAMA,PT Contoh Nama Baru Tbk,2020-01-02'))
    expect(await shortName()).toBe('Nama Pendek')
  })
})

describe('the English names of industries', () => {
  const header = 'ticker,name_id,listing_date,sub_sector_id,industry_id,sub_industry_id'
  const createProfile = (subSector: string) =>
    createFile(
      'companies.csv',
      header,
      `INDU,PT Contoh Industri Tbk,2020-01-02,${subSector},Farmasi,Tanpa Padanan`,
    )
  const ratio = { code: 'INDU', fsDate: '2026-09-30', deRatio: 1, subSector: 'Pharmaceuticals' }
  const names = async () => {
    const { subSector, industry, subIndustry } = await imports.company('INDU')
    return [subSector?.en, industry?.en, subIndustry?.en]
  }

  it('are those of the classification, and the ratio list wins', async () => {
    await imports.importFiles(createProfile('Farmasi & Riset Kesehatan'))
    expect(await names()).toEqual(['Pharmaceuticals & Health Care Research', 'Pharmaceuticals', null])
    const { findings } = await imports.importFiles({ 'ratios.json': JSON.stringify({ data: [ratio] }) })
    expect(findings).toEqual([])
    await imports.importFiles(createProfile('Farmasi & Riset Kesehatan'))
    expect(await names()).toEqual(['Pharmaceuticals', 'Pharmaceuticals', null])
  })

  it('follow another Indonesian name', async () => {
    await imports.importFiles(createProfile('Bank'))
    expect((await names())[0]).toBe('Banks')
  })
})

describe('the ex date in the cash market', () => {
  const { [ticker]: known } = JSON.parse(profile)
  const dividend = {
    ...known.Dividen[0],
    TanggalCum: '2026-12-28T00:00:00',
    TanggalDPS: '2026-12-30T00:00:00',
  }
  const yearEnd = {
    'CompanyProfilesDetail-20261116.json': JSON.stringify({
      [ticker]: {
        ...known,
        Dividen: [
          {
            ...dividend,
            TanggalExRegulerDanNegosiasi: '2026-12-29T00:00:00',
            TanggalPembayaran: '2027-01-15T00:00:00',
          },
        ],
      },
    }),
  }
  const details = async () =>
    (await imports.runSql(`select details from corporate_actions where id like '%-12-29'`)).flat()

  it('is empty while the holidays of its year are unknown, and known with those of the same delivery', async () => {
    const { skipped } = await imports.importFiles(yearEnd)
    expect(await details()).toMatchObject([{ exDateCash: null }])
    expect(skipped).toEqual({
      'ex date in the cash market, of a year whose exchange holidays are unknown': 1,
    })
    const holidays = '01-01 02-08 03-09 03-10 03-26 05-06 06-01 08-17 12-24 12-31'.split(' ')
    const rows = holidays.map((day) => `2027-${day},Libur contoh`)
    const report = await imports.importFiles({
      ...yearEnd,
      ...createFile('holidays.csv', 'date,name_id', ...rows),
    })
    expect(await details()).toMatchObject([{ exDateCash: '2027-01-04' }])
    expect(report.skipped).toEqual({})
  })
})
