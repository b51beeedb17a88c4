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

const OutcomeSchema = v.object({ outcome: v.literal('checked'), id: v.number() })
/** Uploads rows as an editor. */
const check = async (...rows: string[]) => v.parse(OutcomeSchema, await (await send(csv(...rows))).json()).id
const act = (role: Parameters<typeof requestAs>[0], id: number | string, action: 'apply' | 'undo') =>
  requestAs(role, `fund-imports/${id}/${action}`, { method: 'POST' })
async function apply(...rows: string[]) {
  const id = await check(...rows)
  expect((await act('editor', id, 'apply')).status).toBe(200)
  return id
}

describe('import of fund figures', () => {
  beforeAll(async () => {
    for (const code of ['IMP-A', 'IMP-B', 'IMP-C']) await add(code)
  })

  it('is public once it is applied, and undone to what was there before', async () => {
    const response = await send(csv('IMP-A,1010.5,2026-11-20,1,2,3,', 'IMP-B,1000,2026-11-02,,,,'))
    const outcome = await response.json()
    expect(outcome).toMatchObject({ outcome: 'checked', changed: 1, unchanged: 1 })
    const readNavs = () => Promise.all(['IMP-A', 'IMP-B', 'IMP-C'].map(fetchNav))
    expect(await readNavs()).toEqual([1000, 1000, 1000])
    const { id } = v.parse(OutcomeSchema, outcome)
    expect(await (await act('editor', id, 'apply')).json()).toEqual({ changed: 1 })
    expect(await readNavs()).toEqual([1010.5, 1000, 1000])
    expect(await (await act('editor', id, 'undo')).json()).toEqual({ changed: 1 })
    const { docs } = await payload.find({ collection: 'funds', where: { code: { equals: 'IMP-A' } } })
    expect(docs).toMatchObject([
      { nav: 1000, navDate: fund.navDate, returns: { month: null, year: null }, _status: 'published' },
    ])
    expect(await payload.findByID({ collection: 'fund-imports', id })).toMatchObject({
      state: 'undone',
      rows: [{ code: 'IMP-A', before: { nav: 1000 }, after: { nav: 1010.5 }, change: expect.closeTo(1.05) }],
    })
  })

  it('names every bad row and stores none of the good ones', async () => {
    const response = await send(
      csv(
        'IMP-B,1020,2026-11-20,,,,',
        'IMP-X,1,2026-11-20,,,,',
        'IMP-C,-1,20/11/2026,,,,',
        'IMP-A,9,2026-11-20,,,,',
      ),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      outcome: 'invalid',
      total: 4,
      errors: [
        { line: 3, column: 'code', error: 'codeUnknown' },
        { line: 4, column: 'nav', error: 'nav' },
        { line: 4, column: 'nav_date', error: 'day' },
        { line: 5, column: 'nav', error: 'navChange' },
      ],
      rows: [
        { line: 2, code: 'IMP-B' },
        { line: 5, code: 'IMP-A', change: expect.closeTo(-99.1) },
      ],
    })
    expect(await fetchNav('IMP-B')).toBe(1000)
  })

  it('keeps an unpublished draft of a fund a draft', async () => {
    const { id } = await add('IMP-DRAFT')
    await payload.update({ collection: 'funds', id, draft: true, data: { manager: 'PT Rahasia' } })
    await apply('IMP-DRAFT,1100,2026-11-20,,,,')
    const [published, draft] = await Promise.all(
      [false, true].map((isDraft) => payload.findByID({ collection: 'funds', id, draft: isDraft })),
    )
    expect(published).toMatchObject({ nav: 1100, manager: 'PT Uji', _status: 'published' })
    expect(draft).toMatchObject({ nav: 1100, manager: 'PT Rahasia', _status: 'draft' })
  })

  it.each(['reviewer', 'admin'] as const)(
    'is applied by someone other than the uploader if publishing needs an approval: %s',
    async (other) => {
      const code = `IMP-${other.toUpperCase()}`
      await add(code)
      const id = await check(`${code},1200,2026-11-20,,,,`)
      await payload.updateGlobal({ slug: 'settings', data: { requiresReview: true } })
      const own = await act('editor', id, 'apply')
      const others = await act(other, id, 'apply')
      await payload.updateGlobal({ slug: 'settings', data: { requiresReview: false } })
      expect([own.status, await own.text()]).toEqual([403, expect.stringContaining('Orang lain harus')])
      expect([others.status, await fetchNav(code)]).toEqual([200, 1200])
    },
  )

  it('is refused if a fund changed since it was checked, or applied', async () => {
    const { id: fundId } = await add('IMP-MANUAL')
    const setNav = (nav: number) => payload.update({ collection: 'funds', id: fundId, data: { nav } })
    const stale = await check('IMP-MANUAL,1010,2026-11-20,,,,')
    await setNav(1001)
    const refused = await act('editor', stale, 'apply')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('(IMP-MANUAL)')])
    const id = await apply('IMP-MANUAL,1011,2026-11-20,,,,')
    await setNav(1012)
    expect((await act('editor', id, 'undo')).status).toBe(409)
    expect(await fetchNav('IMP-MANUAL')).toBe(1012)
    await setNav(1011)
    expect((await act('editor', id, 'undo')).status).toBe(200)
    expect(await fetchNav('IMP-MANUAL')).toBe(1001)
  })

  it('is applied once, and only the last one is undone', async () => {
    await add('IMP-TWICE')
    const first = await apply('IMP-TWICE,1010,2026-11-19,,,,')
    const second = await check('IMP-TWICE,1020,2026-11-20,,,,')
    const attempts = [await act('editor', first, 'apply'), await act('editor', second, 'undo')]
    const both = await Promise.all([act('editor', second, 'apply'), act('editor', second, 'apply')])
    attempts.push(await act('editor', first, 'undo'))
    expect(attempts.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await act('editor', second, 'undo')).status).toBe(200)
    expect((await act('editor', second, 'undo')).status).toBe(409)
    expect((await act('editor', first, 'undo')).status).toBe(200)
    expect(await fetchNav('IMP-TWICE')).toBe(1000)
  })

  it.each([
    { role: null, id: '1', status: 401 },
    { role: 'service', id: '1', status: 403 },
    { role: 'editor', id: '0', status: 404 },
    { role: 'editor', id: 'x', status: 404 },
    { role: 'editor', id: '999999999', status: 404 },
    { role: 'editor', id: '99999999999999999999', status: 404 },
  ] as const)('is not applied: $role, $id', async ({ role, id, status }) => {
    expect((await act(role, id, 'apply')).status).toBe(status)
  })

  it('has nothing to apply if the file is the template', async () => {
    const template = await requestAs('editor', 'funds/template')
    const response = await send(await template.arrayBuffer())
    expect(await response.json()).toMatchObject({ outcome: 'nothingNew' })
  })

  it('rejects another kind of file', async () => {
    expect((await send('{}', 'application/json')).status).toBe(415)
  })
})
