import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { CompanyNewsListSchema, CompanyNewsSchema, NewsOwnerSchema } from '@site/contracts/market/news.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { ProblemSchema } from '@site/contracts/market/problem.ts'
import { PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { get } = service

describe('every response', () => {
  const responses = [
    ['/apids/snapshot', SnapshotSchema],
    ['/apids/companies', CompanyListSchema],
    ['/apids/companies/SPLT', CompanySchema],
    ['/apids/companies/BARU', CompanySchema],
    ['/apids/companies/SPLT/prices?range=max', PriceSeriesSchema],
    ['/apids/companies/SPLT/statements?kind=balance-sheet', StatementsSchema],
    ['/apids/companies/BARU/statements?kind=cash-flow', StatementsSchema],
    ['/apids/companies/SPLT/ratios', RatiosSchema],
    ['/apids/companies/BARU/ratios', RatiosSchema],
    ['/apids/companies/BANK/peers', PeersSchema],
    ['/apids/companies/BARU/peers', PeersSchema],
    ['/apids/comparison?tickers=splt,BANK,BARU,XXXX', ComparisonSchema],
    ['/apids/companies/SPLT/corporate-actions', CorporateActionListSchema],
    ['/apids/corporate-actions', CorporateActionListSchema],
    ['/apids/companies/SPLT/news', CompanyNewsListSchema],
    ['/apids/companies/SPLT/news/news-3', CompanyNewsSchema],
    ['/apids/news/berita-2', NewsOwnerSchema],
  ] as const

  it.each(responses)('of %s matches its contract exactly', async (path, schema) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const body: unknown = await response.json()
    expect(v.parse(schema, body)).toEqual(body)
  })

  it.each([
    ['/apids/companies', "default-src 'none'; frame-ancestors 'none'"],
    ['/apids/none', "default-src 'none'; frame-ancestors 'none'"],
    ['/apids/docs', expect.stringContaining("style-src 'sha256-")],
  ])('has a CSP against use as a document: %s', async (path, policy) => {
    const { headers } = await get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  it('is cacheable for a minute and has cache tags', async () => {
    const { headers } = await get('/apids/companies?q=spl')
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('surrogate-key')).toBe('list:companies company:SPLT')
    const news = await get('/apids/companies/splt/news')
    expect(news.headers.get('surrogate-key')).toBe('list:company-news company:SPLT')
    const actions = await get('/apids/corporate-actions?kind=ipo')
    expect(actions.headers.get('surrogate-key')).toBe('list:corporate-actions company:BARU')
  })

  it('has headers only for HEAD', async () => {
    const response = await service.app.request('/apids/companies', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).not.toBeNull()
  })
})

describe('a list', () => {
  it.each([
    ['/apids/companies?fields=ticker,quote&q=SPLT', 'items', ['ticker', 'quote']],
    ['/apids/companies/SPLT/prices?fields=date,close', 'rows', ['date', 'close']],
    ['/apids/companies/SPLT/statements?kind=balance-sheet&fields=key,values', 'lines', ['key', 'values']],
  ])('%s contains the selected fields only', async (path, key, fields) => {
    const body: unknown = await (await get(path)).json()
    const ListSchema = v.object({ [key]: v.array(v.record(v.string(), v.unknown())) })
    const rows = v.parse(ListSchema, body)[key] ?? []
    expect([...new Set(rows.map((row) => Object.keys(row).join()))]).toEqual([fields.join()])
  })

  it('is CSV when requested by parameter or by Accept', async () => {
    const path = '/apids/companies/SPLT/prices?from=2026-06-23&to=2026-06-24'
    const response = await get(`${path}&format=csv&fields=date,close`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await response.text()).toBe('date,close\r\n2026-06-23,1900\r\n2026-06-24,1900\r\n')
    const accepted = await get(`${path}&fields=date,close`, { Accept: 'text/csv, application/json;q=0.5' })
    expect(accepted.headers.get('etag')).toBe(response.headers.get('etag'))
    const json = await get(`${path}&format=json`, { Accept: 'text/csv' })
    expect(json.headers.get('content-type')).toBe('application/json')
  })

  it('names the columns of nested fields and of periods', async () => {
    const companies = await (await get('/apids/companies?format=csv&fields=ticker,name,quote')).text()
    expect(companies.split('\r\n')[0]).toBe(
      'ticker,name.en,name.id,quote.date,quote.close,quote.change,quote.changePercent',
    )
    const ratios = await (await get('/apids/companies/SPLT/ratios?format=csv&fields=key,values')).text()
    expect(ratios.split('\r\n')[0]).toMatch(/^key,values\.2026-09-30,values\.2025-09-30/)
    const actions = await get('/apids/corporate-actions?format=csv')
    expect((await actions.text()).split('\r\n')[0]).toContain('kind,id,ticker,slug')
  })

  it('rejects unknown fields and formats', async () => {
    for (const query of ['fields=ticker,colour', 'format=xml', 'fields=', 'format=csv&format=json']) {
      expect((await get(`/apids/companies?${query}`)).status).toBe(400)
    }
    expect((await get('/apids/companies/SPLT?format=csv')).status).toBe(400)
  })
})

describe('an invalid request', () => {
  async function requestProblem(path: string, method = 'GET') {
    const response = await service.app.request(path, { method })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const body = v.parse(ProblemSchema, await response.json())
    expect(body.status).toBe(response.status)
    return { response, body }
  }

  const rejected = [
    ['/apids/companies?page=0', 'page', 'must be a whole number from 1 to 100000'],
    ['/apids/companies?pageSize=101', 'pageSize', 'must be a whole number from 1 to 100'],
    ['/apids/companies?page=1&page=2', 'page', 'must be given once'],
    ['/apids/companies?colour=red', 'colour', 'is not a parameter of this resource'],
    ['/apids/companies/SPLT?x=1', 'x', 'is not a parameter of this resource'],
    ['/apids/companies/SPLT/statements', 'kind', 'is missing'],
    ['/apids/companies/SPLT/prices?from=2026-02-30', 'from', 'must be a day that exists'],
    ['/apids/companies/SPLT/prices?range=1Y&to=2026-01-02', 'range', 'goes without from and to'],
    ['/apids/companies/SPLT/prices?from=2026-02-01&to=2026-01-01', 'from', 'must not be after to'],
    [
      '/apids/comparison?tickers=SPLT,RUGI,BANK,BARU,XXXX',
      'tickers',
      'must be 1 to 4 tickers with commas between them',
    ],
    ['/apids/corporate-actions?ticker=ABC', 'ticker', 'must be a ticker of four or five letters'],
  ] as const
  it.each(rejected)('%s is rejected with the parameter %s', async (path, parameter, message) => {
    const { response, body } = await requestProblem(path)
    expect(response.status).toBe(400)
    expect(body.errors).toEqual([{ parameter, message }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['/apids/companies/XXXX/prices', 'list:companies'],
    ['/apids/companies/TOOLONG', 'list:companies'],
    ['/apids/companies/RUGI/news/berita-1', expect.anything()],
    ['/apids/news/nothing', expect.anything()],
    ['/', null],
    ['/apids', null],
    ['/apids/users', null],
    ['/apids/companies/SPLT/prices/2026', null],
  ])('returns 404 for %s, with the cache tags %s', async (path, tags) => {
    const { response } = await requestProblem(path)
    expect([response.status, response.headers.get('surrogate-key')]).toEqual([404, tags])
  })

  it('returns 405 for other methods than GET', async () => {
    for (const path of ['/apids/companies', '/apids/companies/SPLT/news/x', '/apids/changes', '/readyz']) {
      const { response } = await requestProblem(path, 'POST')
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })
})
