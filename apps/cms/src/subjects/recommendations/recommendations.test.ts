import { RecommendationListSchema } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Recommendation } from '#cms/base/payload-types.ts'
import { payload, requestSite } from '../../../test/service.ts'

/** A ticker of no demo company. */
const ticker = 'TUTP'

async function create(course: Partial<Recommendation>) {
  return payload.create({
    collection: 'recommendations',
    locale: 'id',
    data: {
      ticker,
      rating: 'buy',
      issuedAt: '2026-03-02T12:00:00.000Z',
      priceAtIssue: 1000,
      targetPrice: 1200,
      horizonMonths: 12,
      analystRole: 'Ahli uji',
      rationale: 'Uji penutupan.',
      state: 'open',
      _status: 'published',
      ...course,
    },
  })
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await payload.delete({ collection: 'recommendations', where: { ticker: { in: [ticker, 'LAIN'] } } })
})

describe('a closed recommendation', () => {
  it.each([
    { closedAt: null, why: 'Wajib diisi.' },
    { closedAt: '2026-03-01T12:00:00.000Z', why: 'Tidak boleh sebelum tanggal terbit.' },
  ])('is rejected with the closing date $closedAt', async ({ closedAt, why }) => {
    await expect(create({ state: 'closed', closedAt })).rejects.toMatchObject({
      data: { errors: [{ path: 'closedAt', message: why }] },
    })
  })

  it('may be closed on its date of issue', async () => {
    await create({ state: 'closed', closedAt: '2026-03-02T12:00:00.000Z', closePrice: 1010 })
    expect(await course()).toEqual({ status: 'closed', closedAt: '2026-03-02', closePrice: 1010 })
  })

  it('that was replaced ends on the day and at the price of its successor, and is open again without it', async () => {
    const { id } = await create({ issuedAt: '2026-03-10T12:00:00.000Z', priceAtIssue: 1040 })
    await create({ state: 'closed', closedAt: null, replacedBy: id, priceAtIssue: 1001 })
    expect(await course(1001)).toEqual({ status: 'closed', closedAt: '2026-03-10', closePrice: 1040 })
    const data = { issuedAt: '2026-03-12T12:00:00.000Z' }
    await payload.update({ collection: 'recommendations', id, data })
    expect(await course(1001)).toMatchObject({ closedAt: '2026-03-12' })
    await payload.delete({ collection: 'recommendations', id })
    expect(await course(1001)).toEqual({ status: 'open', closedAt: null, closePrice: null })
  })

  it.each([
    { name: 'of another share', successor: { ticker: 'LAIN' } },
    { name: 'issued on the same day', successor: {} },
  ])('is rejected with a successor $name', async ({ successor }) => {
    const { id } = await create(successor)
    await expect(create({ state: 'closed', replacedBy: id })).rejects.toMatchObject({
      data: { errors: [{ path: 'replacedBy' }] },
    })
  })

  it('that is reopened has no closing date, even if the field has a value', async () => {
    await create({ state: 'open', closedAt: '2026-03-10T12:00:00.000Z', closePrice: 1100 })
    expect(await course()).toEqual({ status: 'open', closedAt: null, closePrice: null })
  })
})

/** The field errors if the recommendation is rejected; empty if it is published. */
async function createForErrors(call: Partial<Recommendation>): Promise<unknown> {
  return create(call).then(
    () => [],
    (error) =>
      error.data.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
}

describe('publishing a recommendation', () => {
  it('is rejected with a reason at each implausible number', async () => {
    const above = 'harga target sekurang-kurangnya 15% di atas harga saat terbit (Rp1.000).'
    expect(await createForErrors({ targetPrice: 900, stopLoss: 5000 })).toEqual([
      ['targetPrice', `Peringkat “Beli” berarti ${above}`],
      ['stopLoss', 'Peringkat “Beli” berarti batas rugi di bawah harga saat terbit (Rp1.000).'],
    ])
  })

  it('is rejected with a ticker unknown to the market service', async () => {
    const requested: string[] = []
    const headers = { 'content-type': 'application/problem+json' }
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(new URL(url).pathname)
      return new Response('{}', { status: 404, headers })
    })
    const reason = expect.stringContaining(`kode ${ticker} di data pasar`)
    expect(await createForErrors({})).toEqual([['ticker', reason]])
    expect(requested).toContain(`/apids/companies/${ticker}`)
  })

  it('is rejected with a price at which the share did not trade', async () => {
    const rows = [{ date: '2026-03-02', open: 1550, low: 1550, high: 1600, close: 1600 }]
    const span = { ticker, from: '2026-02-16', to: '2026-03-02', suspendedSince: null, rows, events: [] }
    vi.stubGlobal('fetch', async () => Response.json({ items: [span], asOf: null }))
    const reason = expect.stringContaining('antara Rp1.550 dan Rp1.600')
    expect(await createForErrors({})).toEqual([['priceAtIssue', reason]])
  })

  it.each([
    { state: 'has the company', response: async () => new Response('{}') },
    { state: 'is unavailable', response: () => Promise.reject(new TypeError('fetch failed')) },
    { state: 'is not what responds', response: async () => new Response('no page', { status: 404 }) },
  ])('is saved if the market service $state', async ({ response }) => {
    vi.stubGlobal('fetch', response)
    expect(await createForErrors({})).toEqual([])
  })

  it('is not validated for a draft', async () => {
    const data = { ticker, rating: 'buy', priceAtIssue: 1000, targetPrice: 1, stopLoss: 5000 } as const
    const draft = await payload.create({ collection: 'recommendations', locale: 'id', data, draft: true })
    expect(draft.targetPrice).toBe(1)
  })
})

it('a recommendation without a translation is listed in the other language with its own texts', async () => {
  const { id } = await create({})
  const listed = async (locale: string) => {
    const answer = await (await requestSite(`recommendations?locale=${locale}&ticker=${ticker}`)).json()
    const { items, total } = v.parse(RecommendationListSchema, answer)
    return { total, texts: items.map(({ rationale, language }) => ({ rationale, language })) }
  }
  const inIndonesian = { rationale: 'Uji penutupan.', language: undefined }
  expect(await listed('id')).toEqual({ total: 1, texts: [inIndonesian] })
  expect(await listed('en')).toEqual({ total: 1, texts: [{ ...inIndonesian, language: 'id' }] })
  const english = { analystRole: 'Tester', rationale: 'Test of closing.' }
  await payload.update({ collection: 'recommendations', id, locale: 'en', data: english })
  expect((await listed('en')).texts).toEqual([{ rationale: 'Test of closing.', language: undefined }])
})

async function course(priceAtIssue?: number) {
  const answer = await (await requestSite(`recommendations?locale=id&ticker=${ticker}`)).json()
  const { items } = v.parse(RecommendationListSchema, answer)
  const first = items.find((item) => priceAtIssue === undefined || item.priceAtIssue === priceAtIssue)
  return first && { status: first.status, closedAt: first.closedAt, closePrice: first.closePrice }
}
