import { describe, expect, it } from 'vitest'
import { testService } from '#app/upstream/test-service.fixture.ts'
import { marketClient } from './market-client.server.ts'

const service = testService()
/** A Saturday afternoon in Jakarta. */
const now = new Date('2026-11-21T08:00:00Z')
const client = () => marketClient(service.client(), () => {}, now)

const reference = { ticker: 'BQNS', slug: 'bqns', shortName: 'Bank Nusa' }
const series = {
  ticker: 'BQNS',
  range: '1M',
  from: '2026-10-21',
  to: '2026-11-20',
  isAdjusted: true,
  marks: [],
}
const createRow = (date: string, close: unknown) => ({
  date,
  open: 4000,
  high: 4100,
  low: 3900,
  close,
  volume: 1200,
  value: null,
  frequency: null,
  foreignBuy: null,
  foreignSell: null,
})

/** The price series of a month as JSON, with one close (raw JSON) or one date replaced. */
function pricesWith({ close = '4050', date = '2026-11-20' }): string {
  const rows = [createRow('2026-11-18', 4000), createRow('2026-11-19', 4025), createRow(date, 'CLOSE')]
  return JSON.stringify({ ...series, rows, asOf: '2026-11-20' }).replace('"CLOSE"', close)
}

function snapshotWith({ close = '4050', date = '2026-11-20', asOf = '2026-11-20' }): string {
  const quote = { date, close: 'CLOSE', change: -25, changePercent: -0.61 }
  const featured = [{ ...reference, quote, spark: [4075, 4050] }]
  const answer = { index: null, featured, gainers: [], losers: [], asOf }
  return JSON.stringify(answer).replace('"CLOSE"', close)
}

const prices = { load: () => client().prices('BQNS'), bodyWith: pricesWith }
const snapshot = { load: () => client().snapshot(), bodyWith: snapshotWith }

describe.each([
  { name: 'prices', ...prices },
  { name: 'the snapshot', ...snapshot },
])('$name with one invalid figure', ({ load, bodyWith }) => {
  it('is accepted with valid figures', async () => {
    service.respond = (_request, response) => response.end(bodyWith({}))
    expect(await load()).toMatchObject({ asOf: '2026-11-20' })
  })

  it.each(['-5', '0', '1e308', '1e999', '"12"', 'null'])('is rejected if a close is %s', async (close) => {
    service.respond = (_request, response) => response.end(bodyWith({ close }))
    expect(await service.readFailure(load())).toBe('unparsable')
  })

  it.each(['2026-11-23', '9999-12-31', 'kemarin'])('is rejected if a day is %s', async (date) => {
    service.respond = (_request, response) => response.end(bodyWith({ date }))
    expect(await service.readFailure(load())).toBe('unparsable')
  })

  it("is accepted if the service's clock is less than a day ahead", async () => {
    service.respond = (_request, response) => response.end(bodyWith({ date: '2026-11-22' }))
    expect(await load()).toMatchObject({ asOf: '2026-11-20' })
  })
})

describe('a response with a future as-of date', () => {
  it('is rejected although its figures are dated before', async () => {
    service.respond = (_request, response) => response.end(snapshotWith({ asOf: '2027-11-20' }))
    expect(await service.readFailure(client().snapshot())).toBe('unparsable')
    expect(service.reported.at(-1)?.message).toContain('a figure is dated in the future')
  })
})

describe('a cached response', () => {
  it('is parsed once for two pages on one day', async () => {
    service.respond = (_request, response) => response.end(pricesWith({}))
    const shared = service.client({ cachesResponses: true })
    const load = (at: string) => marketClient(shared, () => {}, new Date(at)).prices('BQNS')
    const first = await load('2026-11-21T08:00:00Z')
    expect(first?.rows).toHaveLength(3)
    expect(await load('2026-11-21T08:00:05Z')).toBe(first)
    expect(service.requests).toBe(1)
  })

  it('is rejected for a page of the day before', async () => {
    service.respond = (_request, response) => response.end(pricesWith({ date: '2026-11-23' }))
    const shared = service.client({ cachesResponses: true })
    const load = (at: string) => marketClient(shared, () => {}, new Date(at)).prices('BQNS')
    expect((await load('2026-11-21T17:00:01Z'))?.rows).toHaveLength(3)
    expect(await service.readFailure(load('2026-11-21T16:59:59Z'))).toBe('unparsable')
    expect(service.requests).toBe(1)
  })
})
