import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { createFile } from '../../import-files.fixture.ts'
import {
  changed,
  createDelivery,
  type File,
  headers,
  rows,
  useActionImports,
} from './action-deliveries.fixture.ts'

const { imports, importAll, importRow, readActions, readEvents } = useActionImports()

describe('a rights issue', () => {
  const old = (...lines: readonly string[]) =>
    importAll(
      createFile('rights-issues.csv', 'ticker,ratio_old,ratio_new,exercise_price,cum_date,ex_date', ...lines),
    )
  const six = 'BQNS,4,1,3500,2026-11-24,2026-11-25'

  it('of a file without ids adjusts prices and is not listed', async () => {
    await old(six)
    expect(await readEvents()).toEqual([['2026-11-25', 'rights', 3500, 1, null]])
    expect(await readActions()).toEqual([])
  })

  it('of a file without ids needs all cells', async () => {
    const cells = [
      'BQNS,4,1,,2026-11-24,2026-11-25',
      'SPRX,4,1,3500,,2026-11-25',
      'QTND,4,1,3500,2026-11-24,',
    ]
    await expect(old(...cells)).rejects.toThrow(
      /line 2, column exercise_price[\s\S]*line 3, column ex_date[\s\S]*line 4, column ex_date/,
    )
  })

  it('has one event if files with and without ids have it, in any order', async () => {
    const listed = [['2026-11-25', 'rights', 3500, 1, 'BQNS-HMETD-1']]
    await old(six)
    await importRow('rights-issues.csv')
    expect(await readEvents()).toEqual(listed)
    await old(six, 'BQNS,2,1,900,2023-05-15,2023-05-16')
    expect(await readEvents()).toEqual([...listed, ['2023-05-16', 'rights', 900, 1, null]])
    await importRow('rights-issues.csv', changed('rights-issues.csv', { status: 'cancelled' }))
    expect(await readEvents()).toEqual([['2023-05-16', 'rights', 900, 1, null]])
  })

  it('is updated by its id, and leaves the others of the company', async () => {
    const other = changed('rights-issues.csv', { id: 'other', ratio_old: '5' })
    await importRow('rights-issues.csv', `${rows['rights-issues.csv']}\n${other}`)
    await importRow('rights-issues.csv', changed('rights-issues.csv', { exercise_price: '3400' }))
    expect((await readEvents()).map(([, , price]) => price).toSorted()).toEqual([3400, 3500])
  })

  it('without exercise price is listed and adjusts nothing until it has one', async () => {
    const close = (day: string) => `BQNS,${day},,4000,4000,4000,100`
    await importAll(
      createFile(
        'prices.csv',
        'ticker,date,open,high,low,close,volume',
        close('2026-11-17'),
        close('2026-11-19'),
      ),
    )
    const days = { cum_date: '2026-11-18', ex_date: '2026-11-19', cum_date_cash: '', recording_date: '' }
    const factors = () =>
      imports.runSql("select adjustment_factor from prices where ticker = 'BQNS' order by day")
    await importRow('rights-issues.csv', changed('rights-issues.csv', { ...days, exercise_price: '' }))
    expect(await readActions()).toMatchObject([
      { exercisePrice: null, cumClose: { price: 4000, day: '2026-11-17' } },
    ])
    expect(await factors()).toEqual([[1], [1]])
    await importRow('rights-issues.csv', changed('rights-issues.csv', days))
    // (4000 × 4 + 3500) ÷ 5 = 3900, over 4000.
    expect(await factors()).toEqual([[0.975], [1]])
  })

  it('announced without any day is listed without a date', async () => {
    await importAll(
      createFile(
        'rights-issues.csv',
        'id,ticker,ratio_old,ratio_new,exercise_price,price_low,price_high,cum_date,ex_date,standby_buyer_id',
        'BQNS-R2,BQNS,3,1,,900,1100,,,PT Pembeli Siaga',
      ),
    )
    expect(await readActions()).toMatchObject([
      {
        keyDate: null,
        isAhead: true,
        status: 'planned',
        priceLow: 900,
        standbyBuyer: { id: 'PT Pembeli Siaga', en: null },
      },
    ])
    expect(await readEvents()).toEqual([])
  })
})

it('actions are sorted by the next day on which a holder must act, then by their last day', async () => {
  const tender = { offer_from: '2026-10-12', offer_to: '2026-11-10', payment_date: '2026-11-20', price: '' }
  await importAll({
    ...createFile(
      'rights-issues.csv',
      'id,ticker,ratio_old,ratio_new,exercise_price,cum_date,ex_date,exercise_to,refund_date,status',
      'now,BQNS,4,1,500,2026-11-09,2026-11-10,2026-11-27,2026-12-04,',
      'allotted,BQNS,3,1,500,2026-10-19,2026-10-20,2026-11-18,2026-11-24,',
      'cancelled,BQNS,2,1,500,2026-11-09,2026-11-10,2026-11-27,2026-12-04,cancelled',
    ),
    ...createDelivery('warrants.csv', [rows['warrants.csv']]),
    ...createDelivery('buybacks.csv', [rows['buybacks.csv']]),
    ...createDelivery('tender-offers.csv', [
      rows['tender-offers.csv'],
      changed('tender-offers.csv', { ...tender, id: 'late', statement_date: '', status: 'ongoing' }),
    ]),
  })
  const found = await readActions()
  const listPhases = found.map(({ id, keyDate, status, ...is }) => [
    `${id} ${keyDate} ${status}`,
    [is.isAhead, is.isAwaitingPayment, is.isOutdated],
  ])
  expect(listPhases).toEqual([
    ['cancelled 2026-11-27 cancelled', [true, false, false]],
    ['now 2026-11-27 ongoing', [true, false, false]],
    ['QTND-T1 2026-12-16 ongoing', [true, false, false]],
    ['SPRX-W 2029-01-09 ongoing', [true, false, false]],
    ['allotted 2026-11-18 ongoing', [false, true, false]],
    ['BQNS-BB1 2026-05-21 ongoing', [false, true, false]],
    ['late 2026-11-10 ongoing', [false, false, true]],
  ])
  const first = await imports.read('corporate-actions?pageSize=3', CorporateActionListSchema)
  expect(first.counts).toMatchObject({ rights: 3, warrant: 1, tender: 2, buyback: 1, dividend: 0 })
  const next = await readActions(`?cursor=${first.nextCursor}`)
  expect([...first.items, ...next]).toEqual(found)
  expect((await imports.company('BQNS')).nextAction?.id).toBe('now')
  // Years before the key date, and a year after it.
  for (const [day, id] of [
    ['2026-01-12', 'SPRX-W'],
    ['2027-05-20', 'BQNS-BB1'],
    ['2026-11-24', 'allotted'],
  ]) {
    expect((await readActions(`?from=${day}&to=${day}`)).map((action) => action.id)).toEqual([id])
  }
})

describe('an action whose end is not announced', () => {
  const rightsDays = headers['rights-issues.csv'].split(',').slice(8, -2)
  const noLaterDays = Object.fromEntries(rightsDays.map((name) => [name, '']))
  const endless = {
    rights: { ...noLaterDays, cum_date: '2026-11-09', ex_date: '2026-11-10' },
    warrant: { exercise_to: '', last_trading_regular: '', last_trading_cash: '' },
    tender: { offer_to: '', payment_date: '' },
    buyback: { to: '' },
  }
  const running = ['ongoing', false, true, false]
  const past = ['completed', false, false, false]
  const dated = changed('buybacks.csv', { id: 'dated' })
  const over = changed('buybacks.csv', {
    id: 'over',
    to: '2026-11-19',
    as_of: '',
    bought_shares: '',
    bought_amount: '',
  })
  const undated = changed('buybacks.csv', { id: 'undated', from: '', to: '', decided_on: '' })

  it.each<readonly [string, File, Readonly<Record<string, string>>, string, readonly unknown[]]>([
    ['rights after the ex date', 'rights-issues.csv', endless.rights, '2026-11-09', running],
    [
      'rights after their trading',
      'rights-issues.csv',
      { ...endless.rights, trading_from: '2026-11-12', trading_to: '2026-11-19' },
      '2026-11-19',
      running,
    ],
    [
      'rights after the allotment',
      'rights-issues.csv',
      { ...endless.rights, allotment_date: '2026-11-20' },
      '2026-11-09',
      past,
    ],
    ['a listed warrant', 'warrants.csv', endless.warrant, '2026-01-12', running],
    [
      'a warrant after its trading',
      'warrants.csv',
      { ...endless.warrant, last_trading_cash: '2026-11-20' },
      '2026-11-20',
      running,
    ],
    ['an open tender offer', 'tender-offers.csv', endless.tender, '2026-11-17', running],
    [
      'a tender offer before its payment',
      'tender-offers.csv',
      { ...endless.tender, offer_to: '2026-11-19' },
      '2026-11-19',
      running,
    ],
    [
      'a paid tender offer',
      'tender-offers.csv',
      { ...endless.tender, payment_date: '2026-11-20' },
      '2026-11-17',
      past,
    ],
    [
      'an offer that begins tomorrow',
      'tender-offers.csv',
      { ...endless.tender, offer_from: '2026-11-23' },
      '2026-11-23',
      ['planned', true, false, false],
    ],
    ['a running buyback', 'buybacks.csv', endless.buyback, '2026-05-21', running],
    [
      'a buyback that is still planned in its source',
      'buybacks.csv',
      { ...endless.buyback, status: 'planned' },
      '2026-05-21',
      ['planned', false, true, false],
    ],
    [
      'a buyback that is completed in its source',
      'buybacks.csv',
      { ...endless.buyback, status: 'completed' },
      '2026-05-21',
      past,
    ],
  ])('%s has its state and place in the list', async (_, file, changes, keyDate, state) => {
    const others = [dated, undated, over]
    const line = changed(file, { ...changes, id: 'tested' })
    const { findings } = await importAll({
      ...createDelivery('buybacks.csv', file === 'buybacks.csv' ? [...others, line] : others),
      ...(file === 'buybacks.csv' ? {} : createDelivery(file, [line])),
    })
    expect(findings.filter(({ level }) => level === 'impossible')).toEqual([])
    const found = await readActions()
    const tested = found.find(({ id }) => id === 'tested')
    expect([tested?.status, tested?.isAhead, tested?.isAwaitingPayment, tested?.isOutdated]).toEqual(state)
    expect(tested?.keyDate).toBe(keyDate)
    const place = state[1] ? 0 : state[2] ? 1 : 2
    const order = found.map(({ id }) => id).filter((id) => id !== 'over')
    expect(order.indexOf('tested')).toBe(place)
  })
})
