import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { issuerRow, listJson } from './import/adapters/exchange/company-profile/company-list.fixture.ts'
import { summaryJson } from './import/adapters/exchange/stock-summary.fixture.ts'
import { importFolder } from './import/import-folder.ts'
import { resources } from './resources.ts'
import { testService } from './test/start-service.ts'

const service = testService('migrated')

/** BQNS and AIRQ are traded, MDVS is not; the exchange's list has no register, dividends or management. */
const profiles = ['BQNS', 'AIRQ', 'MDVS'].map((ticker) =>
  issuerRow(ticker, { NamaEmiten: `PT ${ticker} Tbk` }),
)
const day = '2026-11-20'

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'market-first-day-'))
  writeFileSync(join(folder, 'CompanyProfiles.json'), listJson(...profiles))
  writeFileSync(join(folder, 'StockSummary-20261120.json'), summaryJson(day))
  await importFolder(service.database, folder, { lastDay: day })
  rmSync(folder, { recursive: true })
})

const parameters: Readonly<Record<string, string>> = { ticker: 'BQNS', slug: 'none' }
const queries: Readonly<Record<string, string>> = {
  compareCompanies: 'tickers=BQNS,AIRQ,MDVS',
  getStatements: 'kind=balance-sheet',
  getPriceSpans: `of=BQNS:${day}:${day}`,
  getShareDay: `on=${day}`,
}

const requests = resources.map(({ path, operationId, list }) => ({
  operationId,
  hasCsv: list !== undefined,
  address: `/apids${path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')}?${queries[operationId] ?? ''}`,
}))

const actionCounts = [
  ...['dividend', 'bonus', 'ipo', 'general-meeting', 'stock-merge-split'],
  ...['rights', 'warrant', 'tender', 'buyback'],
]
const ratios = ['per', 'pbv', 'roe', 'roa', 'der', 'npm', 'dividendYield', 'payout']
/** Zeros that are right: numbers of what the site has itself. */
const countedZeros: Readonly<Record<string, readonly string[]>> = {
  getDataStatus: ['coverage.companies', 'coverage.complete.companies', 'runs.tables.leftOut'],
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
})
