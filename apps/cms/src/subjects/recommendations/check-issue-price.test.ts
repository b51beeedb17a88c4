import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkIssuePrice } from './check-issue-price.ts'

const call = { ticker: 'BQNS', issuedAt: '2026-03-02T12:00:00.000Z', priceAtIssue: 1000, state: 'open' }
const span = { ticker: 'BQNS', from: '2026-02-16', to: '2026-03-02', suspendedSince: null, events: [] }
const day = (date: string, low: number, high: number) => ({ date, open: low, low, high, close: high })

const respond = (rows: object[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ items: [{ ...span, rows }], asOf: '2026-03-02' }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('checkIssuePrice', () => {
  it.each([
    { name: 'traded on the day of issue', rows: [day('2026-03-02', 990, 1010)] },
    { name: 'traded days before', rows: [day('2026-02-26', 990, 1000), day('2026-03-02', 1020, 1050)] },
    { name: 'within a day’s move of the last known price', rows: [day('2026-02-27', 750, 760)] },
  ])('accepts a price that is $name', async ({ rows }) => {
    respond(rows)
    expect(await checkIssuePrice(call)).toBeNull()
  })

  it.each([
    { name: 'not traded until then', rows: [day('2026-02-27', 980, 990), day('2026-03-02', 990, 995)] },
    { name: 'ten times too low', rows: [day('2026-03-02', 9900, 10_100)] },
    {
      name: 'traded six trading days earlier only',
      rows: [
        day('2026-02-20', 1000, 1000),
        ...[24, 25, 26, 27].map((date) => day(`2026-02-${date}`, 500, 510)),
        day('2026-03-02', 500, 510),
      ],
    },
  ])('reports a price that is $name', async ({ rows }) => {
    respond(rows)
    expect(await checkIssuePrice(call)).toMatchObject({ isImplausible: true })
  })

  it('only notes a price further away than a day’s move if the data ends before the day of issue', async () => {
    respond([day('2026-02-27', 700, 740)])
    const notice = await checkIssuePrice(call)
    expect(notice).toMatchObject({ isImplausible: false })
    expect(notice?.message.en).toContain('traded between IDR 700 and IDR 740')
  })

  it.each([
    { name: 'has none', answer: async () => Response.json({ items: [{ ...span, rows: [] }], asOf: null }) },
    { name: 'is unavailable', answer: () => Promise.reject(new TypeError('fetch failed')) },
    { name: 'is limited', answer: async () => new Response('', { status: 429 }) },
  ])('reports an unchecked price if the market service $name', async ({ answer }) => {
    vi.stubGlobal('fetch', answer)
    expect(await checkIssuePrice(call)).toMatchObject({ isImplausible: false })
  })

  it.each([
    { name: 'closed', document: { ...call, state: 'closed' } },
    { name: 'incomplete', document: { ...call, priceAtIssue: null } },
    { name: 'not dated', document: { ...call, issuedAt: 'kemarin' } },
  ])('ignores a recommendation that is $name', async ({ document }) => {
    respond([day('2026-03-02', 1, 2)])
    expect(await checkIssuePrice(document)).toBeNull()
  })
})
