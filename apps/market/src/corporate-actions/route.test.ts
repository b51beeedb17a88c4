import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { NewCorporateAction } from '#market/database/schema.ts'
import { corporateActions } from '#market/test/corporate-actions.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service
const list = (search = '') => read(`/apids/corporate-actions${search}`, CorporateActionListSchema)

async function addAction(action: NewCorporateAction): Promise<void> {
  const { database } = service
  await database.insertInto('corporateActions').values(action).execute()
  onTestFinished(async () => {
    await database.deleteFrom('corporateActions').where('id', '=', action.id).execute()
  })
}

/** Until the test ends, there is another dividend with these changes; returns its id. */
async function addDividend(change: Partial<NewCorporateAction>, details: object): Promise<string> {
  const [dividend] = corporateActions
  if (dividend?.details.kind !== 'dividend') throw new Error('the dividend is missing')
  const id = 'splt-dividend-added'
  await addAction({ ...dividend, ...change, id, details: { ...dividend.details, ...details } })
  return id
}

describe('corporate actions', () => {
  it('are sorted: upcoming ones soonest first, then undated ones, then past ones latest first', async () => {
    const { items, counts, today, total } = await list()
    expect(items.map(({ id, isAhead }) => [id, isAhead])).toEqual([
      ['splt-meeting-cancelled', true],
      ['splt-bonus-2026', true],
      ['baru-ipo', true],
      ['splt-meeting-undated', true],
      ['splt-split-2026', false],
      ['splt-dividend-2025', false],
    ])
    expect({ today, total }).toEqual({ today: '2026-11-21', total: 6 })
    expect(counts).toMatchObject({
      dividend: 1,
      bonus: 1,
      ipo: 1,
      'general-meeting': 2,
      'stock-merge-split': 1,
    })
  })

  it('awaiting payment come after upcoming ones, soonest first, also page by page', async () => {
    const [dividend] = corporateActions
    if (dividend?.details.kind !== 'dividend') throw new Error('the dividend is missing')
    const { details } = dividend
    const rows = [
      {
        id: 'paid-in-december',
        keyDate: '2026-11-18',
        recordingDate: '2026-11-19',
        paymentDate: '2026-12-08',
      },
      { id: 'paid-today', keyDate: '2026-11-03', recordingDate: '2026-11-04', paymentDate: '2026-11-21' },
      { id: 'recorded-today', keyDate: '2026-11-20', recordingDate: '2026-11-21', paymentDate: null },
      { id: 'paid-yesterday', keyDate: '2026-11-02', recordingDate: '2026-11-03', paymentDate: '2026-11-20' },
    ]
    await service.database
      .insertInto('corporateActions')
      .values(
        rows.map(({ id, keyDate, ...days }) => ({
          ...dividend,
          id,
          status: null,
          keyDate,
          details: { ...details, ...days },
        })),
      )
      .execute()
    const listPage = (query: string) =>
      read(`/apids/corporate-actions?kind=dividend&${query}`, CorporateActionListSchema)
    const { items } = await listPage('')
    expect(items.map(({ id, isAwaitingPayment, status }) => [id, isAwaitingPayment, status])).toEqual([
      ['paid-today', true, 'ongoing'],
      ['recorded-today', true, 'ongoing'],
      ['paid-in-december', true, 'ongoing'],
      ['paid-yesterday', false, 'completed'],
      ['splt-dividend-2025', false, 'completed'],
    ])
    const first = await listPage('pageSize=2')
    const next = await listPage(`pageSize=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(items.slice(0, 4).map(({ id }) => id))
    const ids = rows.map(({ id }) => id)
    await service.database.deleteFrom('corporateActions').where('id', 'in', ids).execute()
  })

  it('of one kind are counted among all kinds of the company', async () => {
    const ofOne = await list('?ticker=splt&kind=dividend&pageSize=1')
    expect(ofOne).toMatchObject({ total: 1, pageCount: 1, counts: { ipo: 0, bonus: 1 } })
    // Rp150 over the close on May 8, Rp9,500.
    const percent = expect.closeTo(1.5789, 4)
    expect(ofOne.items[0]).toMatchObject({
      kind: 'dividend',
      yieldAtCum: percent,
      dividendYield: { percent, day: '2026-05-08' },
    })
  })

  it('of before a split have what their amount is multiplied by, without events that are ahead', async () => {
    const { items } = await list('?kind=dividend')
    // Rp150 before the split of 1:5 is Rp30 for a share of today; the bonus shares are of December.
    expect(items[0]).toMatchObject({
      amountPerShare: 150,
      sharesSince: { factor: 0.2, kind: 'split', date: '2026-06-24' },
    })
  })

  it.each([
    { recordingDate: '2026-11-21', rate: 16_320 },
    { recordingDate: '2026-11-23', rate: null },
    { recordingDate: null, rate: 16_320 },
  ])('paid in May have the exchange rate $rate if recorded on $recordingDate', async (vector) => {
    const { recordingDate, rate } = vector
    const id = await addDividend({}, { currency: 'USD', exchangeRate: 16_320, recordingDate })
    expect((await list('?kind=dividend')).items.find((item) => item.id === id)).toMatchObject({
      exchangeRate: rate,
      // An amount of 150 over the close on May 8, Rp9,500.
      yieldAtCum: rate && expect.closeTo((150 / 9_500) * rate * 100, 6),
    })
  })

  it('ahead have the yield on the latest close', async () => {
    const change = { status: null, keyDate: '2026-12-03' }
    await addDividend(change, { cumDateRegular: '2026-12-02', amountPerShare: 48 })
    // Rp48 over Rp1,920.
    expect((await list('?kind=dividend')).items[0]).toMatchObject({
      yieldAtCum: null,
      dividendYield: { percent: 2.5, day: '2026-11-20' },
    })
  })

  it.each([
    { name: 'ahead', keyDate: '2026-12-03', cumDateRegular: '2026-12-02' },
    { name: 'of the past', keyDate: '2026-05-11', cumDateRegular: '2026-05-08' },
    { name: 'undated', keyDate: null, cumDateRegular: null },
  ])('canceled and $name have no yield, in the lists of all and of the company', async (days) => {
    const { keyDate, cumDateRegular } = days
    const id = await addDividend({ status: 'cancelled', keyDate }, { cumDateRegular })
    for (const path of ['/corporate-actions?kind=dividend', '/companies/SPLT/corporate-actions']) {
      const { items } = await read(`/apids${path}`, CorporateActionListSchema)
      expect(items.find((item) => item.id === id)).toMatchObject({
        status: 'cancelled',
        amountPerShare: 150,
        yieldAtCum: null,
        dividendYield: null,
      })
    }
  })

  it('of an offering have price times shares', async () => {
    const { items } = await read('/apids/companies/BARU/corporate-actions', CorporateActionListSchema)
    expect(items[0]).toMatchObject({
      proceeds: 60_000_000_000,
      board: { code: 'D' },
      sector: { code: 'D' },
    })
  })

  it.each([
    {
      name: 'a day of the action other than its key date',
      search: 'from=2026-05-29&to=2026-05-29',
      ids: ['splt-bonus-2026', 'splt-dividend-2025'],
    },
    {
      name: 'a day inside the details of an offering',
      search: 'from=2026-11-16&to=2026-11-16',
      ids: ['baru-ipo'],
    },
    {
      name: 'a meeting on its day in Jakarta',
      search: 'from=2026-12-01&to=2026-12-01',
      ids: ['splt-meeting-cancelled'],
    },
    {
      name: 'the announcement of an undated meeting',
      search: 'from=2026-11-20&to=2026-11-20',
      ids: ['baru-ipo', 'splt-meeting-undated'],
    },
    { name: 'an open start', search: 'to=2026-05-11', ids: ['splt-bonus-2026', 'splt-dividend-2025'] },
    { name: 'an open end', search: 'from=2026-12-10', ids: ['baru-ipo'] },
    { name: 'a status', search: 'status=cancelled', ids: ['splt-meeting-cancelled'] },
    { name: 'a leap day without actions', search: 'from=2028-02-29&to=2028-02-29', ids: [] },
  ])('are found by $name', async ({ search, ids }) => {
    const { items, total, counts } = await list(`?${search}`)
    expect(items.map(({ id }) => id)).toEqual(ids)
    expect(total).toBe(ids.length)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(ids.length)
  })

  it('are found by a day at the max distance from the key date', async () => {
    const [meeting] = corporateActions.filter(({ id }) => id === 'splt-meeting-cancelled')
    if (meeting?.details.kind !== 'general-meeting') throw new Error('the meeting is missing')
    const details = { ...meeting.details, announcementDate: '2028-02-29' }
    await addAction({ ...meeting, id: 'splt-meeting-far', keyDate: '2029-02-28', details })
    const { items } = await list('?from=2028-02-01&to=2028-02-29')
    expect(items.map(({ id }) => id)).toEqual(['splt-meeting-far'])
  })

  it.each([
    { name: 'its ex date', keyDate: '2026-11-23', paymentDate: '2026-12-10', status: 'planned' },
    { name: 'its payment', keyDate: '2026-11-20', paymentDate: '2026-12-10', status: 'ongoing' },
    { name: 'nothing', keyDate: '2026-10-01', paymentDate: '2026-10-20', status: 'completed' },
    { name: 'unknown days', keyDate: null, paymentDate: null, status: 'planned' },
  ])('without a status are $status if $name is ahead', async ({ keyDate, paymentDate, status }) => {
    const id = await addDividend({ status: null, keyDate }, { exDateRegular: keyDate, paymentDate })
    const { items } = await list(`?status=${status}`)
    expect(items.find((item) => item.id === id)).toMatchObject({ status })
  })

  it.each([
    { search: 'from=2026-02-29', parameter: 'from' },
    { search: 'to=2026-13-01', parameter: 'to' },
    { search: 'from=2026-12-02&to=2026-12-01', parameter: 'to' },
    { search: 'status=done', parameter: 'status' },
  ])('reject $search', async ({ search, parameter }) => {
    for (const path of ['/apids/corporate-actions', '/apids/companies/SPLT/corporate-actions']) {
      const response = await service.get(`${path}?${search}`)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(`"${parameter}"`)
    }
  })
})
