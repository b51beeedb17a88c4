import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { payload, requestSite } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { figureColumns } from './import-outcome.ts'

const fund = {
  name: 'Dana Impor',
  kind: 'equity',
  risk: 'high',
  manager: 'PT Uji',
  custodian: 'Bank Uji',
  nav: 1000,
  navDate: '2026-11-02T12:00:00.000Z',
  costs: { subscription: 1, redemption: 1, management: 2, custodian: 0.2 },
  minimum: 100_000,
  termsDate: '2026-01-02T12:00:00.000Z',
  _status: 'published',
} as const
const add = (code: string) => payload.create({ collection: 'funds', data: { ...fund, code } })

const csv = (...rows: string[]) => [figureColumns.join(','), ...rows].join('\n')
const send = (body: BodyInit, type = 'text/csv') =>
  requestAs('editor', 'funds/import', { method: 'POST', body, headers: { 'content-type': type } })

const ListSchema = v.object({ funds: v.array(v.object({ code: v.string(), nav: v.number() })) })
async function fetchNav(code: string) {
  const { funds } = v.parse(ListSchema, await (await requestSite('funds?locale=id')).json())
  return funds.find((one) => one.code === code)?.nav
}

describe('import of fund figures', () => {
  beforeAll(async () => {
    for (const code of ['IMP-A', 'IMP-B', 'IMP-C']) await add(code)
  })

  it('writes the figures of the file to the site, and leaves other funds as they are', async () => {
    const response = await send(csv('IMP-A,1010.5,2026-11-20,1,2,3,', 'IMP-B,1000,2026-11-02,,,,'))
    expect(await response.json()).toEqual({ outcome: 'imported', changed: 1, unchanged: 1 })
    expect(await Promise.all(['IMP-A', 'IMP-B', 'IMP-C'].map(fetchNav))).toEqual([1010.5, 1000, 1000])
  })

  it('names every bad row and writes none of the good ones', async () => {
    const response = await send(
      csv('IMP-B,1020,2026-11-20,,,,', 'IMP-X,1,2026-11-20,,,,', 'IMP-C,-1,20/11/2026,,,,'),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      outcome: 'invalid',
      total: 3,
      errors: [
        { line: 3, column: 'code', error: 'codeUnknown' },
        { line: 4, column: 'nav', error: 'nav' },
        { line: 4, column: 'nav_date', error: 'day' },
      ],
    })
    expect(await fetchNav('IMP-B')).toBe(1000)
  })

  it('keeps an unpublished draft of a fund a draft', async () => {
    const { id } = await add('IMP-DRAFT')
    await payload.update({ collection: 'funds', id, draft: true, data: { manager: 'PT Rahasia' } })
    await send(csv('IMP-DRAFT,1100,2026-11-20,,,,'))
    const [published, draft] = await Promise.all(
      [false, true].map((isDraft) => payload.findByID({ collection: 'funds', id, draft: isDraft })),
    )
    expect(published).toMatchObject({ nav: 1100, manager: 'PT Uji', _status: 'published' })
    expect(draft).toMatchObject({ nav: 1100, manager: 'PT Rahasia', _status: 'draft' })
  })

  it('does not wait for a review', async () => {
    await add('IMP-DAILY')
    await payload.updateGlobal({ slug: 'settings', data: { requiresReview: true } })
    const response = await send(csv('IMP-DAILY,1200,2026-11-20,,,,'))
    await payload.updateGlobal({ slug: 'settings', data: { requiresReview: false } })
    expect([await response.json(), await fetchNav('IMP-DAILY')]).toMatchObject([
      { outcome: 'imported' },
      1200,
    ])
  })

  it('takes the template back unchanged', async () => {
    const template = await requestAs('editor', 'funds/template')
    const response = await send(await template.arrayBuffer())
    expect(await response.json()).toMatchObject({ outcome: 'imported', changed: 0 })
  })

  it('rejects another kind of file', async () => {
    expect((await send('{}', 'application/json')).status).toBe(415)
  })
})
