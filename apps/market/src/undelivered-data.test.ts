import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { ScreenerSchema } from '@site/contracts/market/screener.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { summaryJson } from './import/adapters/exchange/stock-summary.fixture.ts'
import { importFolder } from './import/import-folder.ts'
import { resources } from './resources.ts'
import { testService } from './test/start-service.ts'

const service = testService('migrated')

/** As of the exchange's list, which has no register, dividends or management. */
const profile = (ticker: string, name: string) => ({
  Profiles: [
    {
      EfekEmiten_Saham: true,
      KodeEmiten: ticker,
      NamaEmiten: name,
      PapanPencatatan: 'Utama',
      Sektor: 'Keuangan',
      TanggalPencatatan: '2002-07-16T00:00:00',
    },
  ],
  Dividen: [],
})
/** BQNS and AIRQ are traded, MDVS is not. */
const profiles = {
  BQNS: profile('BQNS', 'PT Bank Quantara Nusa Tbk'),
  AIRQ: profile('AIRQ', 'PT Air Quasar Tbk'),
  MDVS: profile('MDVS', 'PT Medika Visi Tbk'),
}
const day = '2026-11-20'

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'market-first-day-'))
  writeFileSync(join(folder, 'CompanyProfiles.json'), JSON.stringify(profiles))
  writeFileSync(join(folder, 'StockSummary-20261120.json'), summaryJson(day))
  await importFolder(service.database, folder, { lastDay: day })
  rmSync(folder, { recursive: true })
})

const parameters: Readonly<Record<string, string>> = { ticker: 'BQNS', slug: 'none' }
const queries: Readonly<Record<string, string>> = {
  compareCompanies: 'tickers=BQNS,AIRQ,MDVS',
  getStatements: 'kind=balance-sheet',
  getPriceSpans: `of=BQNS:${day}:${day}`,
}

const requests = resources.map(({ path, operationId, list }) => ({
  operationId,
  hasCsv: list !== undefined,
  address: `/apids${path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')}?${queries[operationId] ?? ''}`,
}))

const actionCounts = ['dividend', 'bonus', 'ipo', 'general-meeting', 'stock-merge-split']
const ratios = ['per', 'pbv', 'roe', 'roa', 'der', 'npm', 'dividendYield', 'payout']
/** Zeros that are right: numbers of what the site has itself. */
const countedZeros: Readonly<Record<string, readonly string[]>> = {
  getDataStatus: [
    'coverage.companies',
    'coverage.complete.companies',
    'runs.tables.leftOut',
    'runs.tables.rows',
  ],
  getMarketDay: ['fallen', 'unchanged', 'unknownChange'],
  getCompany: ['newsCount'],
  getMedians: [...ratios, 'revenueGrowth', 'profitGrowth'].map((ratio) => `medians.${ratio}.count`),
  listCompanyActions: ['total', ...actionCounts.map((kind) => `counts.${kind}`)],
  listCompanyNews: ['total'],
  listCorporateActions: ['total', ...actionCounts.map((kind) => `counts.${kind}`)],
}
/** News that is not there. */
const notFound: ReadonlySet<string> = new Set(['getCompanyNews', 'getNewsOwner'])

/** The fields that say zero or none, such as `items.volume`. */
function findNothings(value: unknown, field: string): string[] {
  if (value === 0 || (typeof value === 'string' && /^(0|none|tidak ada)$/i.test(value))) return [field]
  if (Array.isArray(value)) return value.flatMap((item) => findNothings(item, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    findNothings(each, field === '' ? name : `${field}.${name}`),
  )
}

describe('after the first day of an empty market', () => {
  it.each(requests)('$operationId has no zero of undelivered data', async ({ operationId, address }) => {
    const response = await service.get(address)
    expect(response.status).toBe(notFound.has(operationId) ? 404 : 200)
    const fields = [...new Set(findNothings(await response.json(), ''))].toSorted()
    expect(fields).toEqual((countedZeros[operationId] ?? []).toSorted())
  })

  it.each(requests.filter(({ hasCsv }) => hasCsv))(
    'the CSV of $operationId has none',
    async ({ address }) => {
      const response = await service.get(`${address}&format=csv`)
      expect(response.status).toBe(200)
      expect(findNothings(parse(await response.text(), { columns: true }), '')).toEqual([])
    },
  )

  it('a company says why its figures are absent', async () => {
    const { keyRatios, complete, marketValue } = await service.read('/apids/companies/BQNS', CompanySchema)
    const { dividendYield, payout, per } = keyRatios
    expect([dividendYield, payout, per]).toEqual(['dividendsUnknown', 'missing', 'missing'])
    expect(complete).toEqual({ dividends: null, indices: false })
    expect(marketValue).toBe(4_120 * 23_166_000_000)
  })

  it('an untraded company says that its price is unknown', async () => {
    const { keyRatios, marketValue } = await service.read('/apids/companies/MDVS', CompanySchema)
    expect([keyRatios.dividendYield, marketValue]).toEqual(['priceUnknown', null])
  })

  it('a filter finds no company by a figure that is absent', async () => {
    for (const range of ['dividendYieldMax=0', 'dividendYieldMin=0', 'perMax=1000', 'roeMin=-1000']) {
      const { total } = await service.read(`/apids/screener?${range}`, ScreenerSchema)
      expect([range, total]).toEqual([range, 0])
    }
  })

  it('a comparison has no dividends of any year', async () => {
    const { companies } = await service.read('/apids/comparison?tickers=BQNS,MDVS', ComparisonSchema)
    expect(companies.flatMap(({ dividends }) => dividends)).toEqual(Array(8).fill(null))
  })
})
