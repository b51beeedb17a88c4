import { CompanySchema } from '@site/contracts/market/company.ts'
import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { expect, it } from 'vitest'
import type { NewCorporateAction } from '#market/database/schema.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service

type Details = NewCorporateAction['details']

const rights: Extract<Details, { kind: 'rights' }> = {
  kind: 'rights',
  unusual: [],
  code: 'BANK-R',
  ratioOld: 4,
  ratioNew: 1,
  exercisePrice: 500,
  priceLow: null,
  priceHigh: null,
  newShares: null,
  effectiveDate: null,
  cumDate: '2026-11-09',
  exDate: '2026-11-10',
  cumDateCash: null,
  exDateCash: null,
  recordingDate: '2026-11-11',
  distributionDate: null,
  tradingFrom: '2026-11-13',
  tradingTo: '2026-11-27',
  exerciseFrom: '2026-11-13',
  exerciseTo: '2026-11-27',
  extraPaymentBy: null,
  allotmentDate: null,
  refundDate: '2026-12-04',
  standbyBuyer: null,
  purpose: null,
  warrantsOld: null,
  warrantsNew: null,
  prospectus: null,
}
const warrant: Details = {
  kind: 'warrant',
  unusual: [],
  code: 'BANK-W',
  ratioOld: 1,
  ratioNew: 1,
  exercisePrice: 250,
  issuedOn: '2026-01-12',
  listedOn: '2026-01-12',
  exerciseFrom: '2026-07-13',
  exerciseTo: '2029-01-12',
  lastTradingRegular: '2029-01-09',
  lastTradingCash: '2029-01-11',
  outstanding: null,
  asOf: null,
}
const tender: Extract<Details, { kind: 'tender' }> = {
  kind: 'tender',
  unusual: ['price'],
  type: 'voluntary',
  offeror: { id: 'PT Induk', en: null },
  price: 100,
  minShares: null,
  maxShares: null,
  statementDate: null,
  offerFrom: '2026-11-23',
  offerTo: '2026-12-22',
  paymentDate: null,
  agent: null,
  document: null,
  reason: null,
}
const buyback: Details = {
  kind: 'buyback',
  unusual: [],
  basis: 'meeting',
  decidedOn: null,
  from: '2026-05-21',
  to: '2027-11-20',
  maxShares: null,
  maxAmount: null,
  maxPrice: null,
  boughtShares: null,
  boughtAmount: null,
  asOf: null,
}

function createAction(
  id: string,
  keyDate: string,
  details: NewCorporateAction['details'],
  status: NewCorporateAction['status'] = null,
): NewCorporateAction {
  return { id, ticker: 'BANK', kind: details.kind, status, keyDate, details }
}

/** The day of the requests is 2026-11-21. */
const actions: readonly NewCorporateAction[] = [
  createAction('rights-now', '2026-11-10', rights),
  createAction('rights-allotted', '2026-11-10', {
    ...rights,
    tradingTo: '2026-11-18',
    exerciseTo: '2026-11-18',
    refundDate: '2026-11-24',
  }),
  createAction('rights-cancelled', '2026-11-10', rights, 'cancelled'),
  createAction('warrant', '2029-01-12', warrant),
  createAction('tender-ahead', '2026-12-22', tender),
  createAction(
    'tender-late',
    '2026-11-10',
    { ...tender, offerFrom: '2026-10-12', offerTo: '2026-11-10', paymentDate: '2026-11-20' },
    'ongoing',
  ),
  createAction('buyback', '2026-05-21', buyback),
]

it('actions are sorted by the next day on which a holder must act, then by their last day', async () => {
  await service.database
    .insertInto('corporateActions')
    .values([...actions])
    .execute()
  const { items, counts } = await read('/apids/corporate-actions?ticker=BANK', CorporateActionListSchema)
  const list = items.map((item) => [
    item.id,
    item.keyDate,
    item.status,
    [item.isAhead && 'ahead', item.isAwaitingPayment && 'running', item.isOutdated && 'outdated']
      .filter(Boolean)
      .join(),
  ])
  expect(list).toEqual([
    ['rights-cancelled', '2026-11-27', 'cancelled', 'ahead'],
    ['rights-now', '2026-11-27', 'ongoing', 'ahead'],
    ['tender-ahead', '2026-12-22', 'planned', 'ahead'],
    ['warrant', '2029-01-09', 'ongoing', 'ahead'],
    ['rights-allotted', '2026-11-18', 'ongoing', 'running'],
    ['buyback', '2026-05-21', 'ongoing', 'running'],
    ['tender-late', '2026-11-10', 'ongoing', 'outdated'],
  ])
  expect(counts).toMatchObject({ rights: 3, warrant: 1, tender: 2, buyback: 1 })
  const first = await read('/apids/corporate-actions?ticker=BANK&pageSize=3', CorporateActionListSchema)
  const next = await read(
    `/apids/corporate-actions?ticker=BANK&pageSize=9&cursor=${first.nextCursor}`,
    CorporateActionListSchema,
  )
  expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(list.map(([id]) => id))
  expect((await read('/apids/companies/BANK', CompanySchema)).nextAction?.id).toBe('rights-now')
})

it.each([
  // 18 months after the key date of the buyback, and three years before that of the warrant.
  { day: '2027-11-20', ids: ['buyback'] },
  { day: '2026-01-12', ids: ['warrant'] },
  { day: '2026-11-24', ids: ['rights-allotted'] },
])('actions are found by a day of theirs: $day', async ({ day, ids }) => {
  const search = `ticker=BANK&from=${day}&to=${day}`
  const { items } = await read(`/apids/corporate-actions?${search}`, CorporateActionListSchema)
  expect(items.map(({ id }) => id)).toEqual(ids)
})
