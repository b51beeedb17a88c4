import { RecommendationListSchema } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import type { Recommendation } from '#cms/payload-types.ts'
import { ask, payload } from './service.ts'

/** No company of the demo content has it. */
const ticker = 'TUTP'

async function create(course: Pick<Recommendation, 'state' | 'closedAt' | 'closePrice'>) {
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
      _status: 'published',
      ...course,
    },
  })
}

afterEach(async () => {
  await payload.delete({ collection: 'recommendations', where: { ticker: { equals: ticker } } })
})

describe('a closed recommendation', () => {
  it.each([
    { closedAt: null, why: 'Wajib diisi.' },
    { closedAt: '2026-03-01T12:00:00.000Z', why: 'Tidak boleh sebelum tanggal terbit.' },
  ])('is refused with the day $closedAt', async ({ closedAt, why }) => {
    await expect(create({ state: 'closed', closedAt })).rejects.toMatchObject({
      data: { errors: [{ path: 'closedAt', message: why }] },
    })
  })

  it('may be closed on its day of issue', async () => {
    await create({ state: 'closed', closedAt: '2026-03-02T12:00:00.000Z', closePrice: 1010 })
    expect(await course()).toEqual({ status: 'closed', closedAt: '2026-03-02', closePrice: 1010 })
  })

  it('that runs again has lost its end, whatever is still typed', async () => {
    await create({ state: 'open', closedAt: '2026-03-10T12:00:00.000Z', closePrice: 1100 })
    expect(await course()).toEqual({ status: 'open', closedAt: null, closePrice: null })
  })
})

async function course() {
  const answer = await (await ask(`recommendations?locale=id&ticker=${ticker}`)).json()
  const [first] = v.parse(RecommendationListSchema, answer).items
  return first && { status: first.status, closedAt: first.closedAt, closePrice: first.closePrice }
}
