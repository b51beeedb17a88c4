import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies } from '../../../../demo/companies.ts'
import { csv } from '../../../../demo/csv.ts'
import { baseDates } from '../../../../demo/demo-dates.ts'
import { buybackRows, rightsRows, tenderRows, warrantRows } from '../../../../demo/holder-actions.ts'
import { createPricePath } from '../../../../demo/price-paths.ts'
import { companiesCsv, createFile, useImports } from '../../import-files.fixture.ts'
import { findingText } from '../../reading/import-findings.ts'

const headers = {
  'rights-issues.csv':
    'id,ticker,code,ratio_old,ratio_new,exercise_price,cum_date,ex_date,cum_date_cash,ex_date_cash,recording_date,distribution_date,trading_from,trading_to,exercise_from,exercise_to,extra_payment_by,allotment_date,refund_date,new_shares,status',
  'warrants.csv':
    'id,ticker,code,ratio_old,ratio_new,exercise_price,issued_on,listed_on,exercise_from,exercise_to,last_trading_regular,last_trading_cash,outstanding,as_of,status',
  'tender-offers.csv':
    'id,ticker,kind,offeror_id,offeror_en,price,min_shares,max_shares,statement_date,offer_from,offer_to,payment_date,agent,document,reason_id,reason_en,status',
  'buybacks.csv':
    'id,ticker,basis,decided_on,from,to,max_shares,max_amount,max_price,bought_shares,bought_amount,as_of,status',
} as const
type File = keyof typeof headers

const rows: Readonly<Record<File, string>> = {
  'rights-issues.csv':
    'BQNS-HMETD-1,BQNS,BQNS-R,4,1,3500,2026-11-24,2026-11-25,2026-11-26,2026-11-27,2026-11-26,2026-11-27,2026-11-30,2026-12-08,2026-11-30,2026-12-08,2026-12-10,2026-12-11,2026-12-15,5850000000,',
  'warrants.csv':
    'SPRX-W,SPRX,SPRX-W,1,1,250,2026-01-12,2026-01-12,2026-07-13,2029-01-12,2029-01-09,2029-01-11,400000000,2026-11-20,',
  'tender-offers.csv':
    'QTND-T1,QTND,mandatory,PT Induk Baru,,1250,,1200000000,2026-11-16,2026-11-17,2026-12-16,2026-12-28,PT Wirasana Sekuritas,https://contoh.example/t.pdf,Pengendali baru,New controller,',
  'buybacks.csv':
    'BQNS-BB1,BQNS,meeting,2026-05-20,2026-05-21,2027-05-20,200000000,900000000000,4800,35000000,152000000000,2026-10-31,',
}

/** The example row with other cells. */
function changed(file: File, changes: Readonly<Record<string, string>>): string {
  const cells = rows[file].split(',')
  return headers[file]
    .split(',')
    .map((column, index) => changes[column] ?? cells[index])
    .join(',')
}

const imports = useImports()
beforeAll(async () => {
  await importAll({
    ...createFile(
      'prices.csv',
      'ticker,date,open,high,low,close,volume',
      'QTND,2026-11-13,,1250,1250,1250,100',
    ),
    'a-companies.csv': companiesCsv(['GDVN'], { ticker: 'SPRX', short_name: 'Supra' }),
    'companies.csv': companiesCsv(['GDVN'], { ticker: 'QTND', short_name: 'Tunda' }),
  })
})
beforeEach(() => imports.clear('priceEvents', 'corporateActions'))
const importAll = (files: Parameters<typeof imports.importFiles>[0]) => imports.importFiles(files)
const createDelivery = (file: File, lines: readonly string[]) => createFile(file, headers[file], ...lines)
const importRow = (file: File, ...lines: readonly string[]) =>
  importAll(createDelivery(file, lines.length > 0 ? lines : [rows[file]]))
const files = ['rights-issues.csv', 'warrants.csv', 'tender-offers.csv', 'buybacks.csv'] as const
const readActions = async (query = '') =>
  (await imports.read(`corporate-actions${query}`, CorporateActionListSchema)).items
const events = () => imports.runSql('select day, kind, exercise_price, factor, action_id from price_events')

it('the example rows have all their cells in the API', async () => {
  const all = files.map((file) => createDelivery(file, [rows[file]]))
  expect((await importAll(Object.assign({}, ...all))).findings).toEqual([])
  const byId = new Map((await readActions()).map((action) => [action.id, action]))
  expect(byId.get('BQNS-HMETD-1')).toMatchObject({
    kind: 'rights',
    code: 'BQNS-R',
    ratioOld: 4,
    ratioNew: 1,
    exercisePrice: 3500,
    priceLow: null,
    cumDate: '2026-11-24',
    exDate: '2026-11-25',
    cumDateCash: '2026-11-26',
    exDateCash: '2026-11-27',
    recordingDate: '2026-11-26',
    distributionDate: '2026-11-27',
    tradingFrom: '2026-11-30',
    tradingTo: '2026-12-08',
    exerciseFrom: '2026-11-30',
    exerciseTo: '2026-12-08',
    extraPaymentBy: '2026-12-10',
    allotmentDate: '2026-12-11',
    refundDate: '2026-12-15',
    newShares: 5_850_000_000,
    standbyBuyer: null,
    unusual: [],
  })
  expect(byId.get('SPRX-W')).toMatchObject({
    kind: 'warrant',
    exercisePrice: 250,
    issuedOn: '2026-01-12',
    exerciseFrom: '2026-07-13',
    exerciseTo: '2029-01-12',
    lastTradingRegular: '2029-01-09',
    lastTradingCash: '2029-01-11',
    outstanding: 400_000_000,
    asOf: '2026-11-20',
  })
  expect(byId.get('QTND-T1')).toMatchObject({
    kind: 'tender',
    type: 'mandatory',
    offeror: { id: 'PT Induk Baru', en: null },
    price: 1250,
    minShares: null,
    maxShares: 1_200_000_000,
    paymentDate: '2026-12-28',
    agent: 'PT Wirasana Sekuritas',
    document: 'https://contoh.example/t.pdf',
    reason: { id: 'Pengendali baru', en: 'New controller' },
    lastClose: { price: 1250, day: '2026-11-13' },
  })
  expect(byId.get('BQNS-BB1')).toMatchObject({
    kind: 'buyback',
    basis: 'meeting',
    maxShares: 200_000_000,
    maxAmount: 900_000_000_000,
    maxPrice: 4800,
    boughtShares: 35_000_000,
    boughtAmount: 152_000_000_000,
    asOf: '2026-10-31',
  })
})

/** File, changed cells, the column of the finding and a part of its message. */
type Vector = readonly [File, Readonly<Record<string, string>>, string, string]

/** Imports a good row of each file and all of these rows; `good` reads the example, the others have their place as id. */
function importVectors(vectors: readonly Vector[]) {
  const numbered = vectors.map(([file, changes], index) => ({
    file,
    line: changed(file, { id: `row-${index}`, ...changes }),
  }))
  const deliveries = files.map((file) =>
    createDelivery(file, [
      rows[file],
      ...numbered.flatMap((each) => (each.file === file ? [each.line] : [])),
    ]),
  )
  return importAll(Object.assign({}, ...deliveries))
}

const listTexts = (report: Awaited<ReturnType<typeof importAll>>, level: string) =>
  report.findings.filter((group) => group.level === level).flatMap(({ listed }) => listed.map(findingText))

const impossible: readonly Vector[] = [
  ['rights-issues.csv', { id: '' }, 'id', 'is empty'],
  ['rights-issues.csv', { ticker: 'ZZZZ', code: 'ZZZZ-R' }, 'ticker', 'ZZZZ is not a company'],
  ['rights-issues.csv', { code: 'SPRX-R' }, 'code', 'SPRX-R does not belong to BQNS'],
  ['rights-issues.csv', { ratio_old: '0' }, 'ratio_old', '0 is not between'],
  ['rights-issues.csv', { ratio_new: '-1' }, 'ratio_new', '-1 is not between'],
  ['rights-issues.csv', { exercise_price: '0' }, 'exercise_price', '0 is not between'],
  ['rights-issues.csv', { ex_date: '2026-11-24' }, 'ex_date', 'not after cum_date'],
  ['rights-issues.csv', { ex_date: '2026-11-26' }, 'ex_date', 'which is 2026-11-25'],
  [
    'rights-issues.csv',
    { recording_date: '2026-11-25' },
    'recording_date',
    'is not cum_date_cash 2026-11-26',
  ],
  [
    'rights-issues.csv',
    { recording_date: '2026-11-25', cum_date_cash: '' },
    'recording_date',
    'two trading days',
  ],
  ['rights-issues.csv', { distribution_date: '2026-11-26' }, 'distribution_date', 'not after recording_date'],
  ['rights-issues.csv', { exercise_from: '2026-11-27' }, 'exercise_from', 'not after trading_from'],
  ['rights-issues.csv', { extra_payment_by: '2026-12-07' }, 'extra_payment_by', 'not after exercise_to'],
  ['rights-issues.csv', { allotment_date: '2026-12-09' }, 'allotment_date', 'not after extra_payment_by'],
  ['rights-issues.csv', { refund_date: '2026-12-10' }, 'refund_date', 'not after allotment_date'],
  ['rights-issues.csv', { refund_date: '2027-12-15' }, 'refund_date', 'more than 365 days'],
  ['warrants.csv', { exercise_from: '2026-07-11' }, 'exercise_from', 'less than 6 months'],
  ['warrants.csv', { exercise_price: '0' }, 'exercise_price', '0 is not between'],
  ['warrants.csv', { ratio_new: '0' }, 'ratio_new', '0 is not between'],
  ['warrants.csv', { last_trading_cash: '2029-01-15' }, 'exercise_to', 'not after last_trading_cash'],
  ['warrants.csv', { as_of: '' }, 'as_of', 'is empty, but outstanding is not'],
  ['warrants.csv', { as_of: '2026-11-23' }, 'as_of', '2026-11-23 is after 2026-11-20'],
  ['tender-offers.csv', { payment_date: '2026-12-15' }, 'payment_date', 'not after offer_to'],
  ['tender-offers.csv', { price: '-5' }, 'price', '-5 is not between'],
  ['tender-offers.csv', { kind: 'hostile' }, 'kind', 'not one of voluntary, mandatory, goPrivate'],
  ['tender-offers.csv', { min_shares: '1300000000' }, 'max_shares', 'below min_shares'],
  ['tender-offers.csv', { offer_from: '2026-11-13' }, 'offer_from', 'not after statement_date'],
  ['buybacks.csv', { to: '2026-05-20' }, 'to', 'not after from'],
  ['buybacks.csv', { from: '2026-05-19' }, 'from', 'not after decided_on'],
  ['buybacks.csv', { max_price: '0' }, 'max_price', '0 is not between'],
  ['buybacks.csv', { id: 'BQNS-BB1' }, 'id', 'BQNS-BB1 is duplicated'],
  ['buybacks.csv', { as_of: '2026-05-20' }, 'as_of', '2026-05-20 is before 2026-05-21'],
]

it('impossible rows are left out and counted', async () => {
  const report = await importVectors(impossible)
  const texts = listTexts(report, 'impossible')
  for (const [file, , column, message] of impossible) {
    const isReported = (text: string) =>
      text.startsWith(file) && text.includes(`column ${column}`) && text.includes(message)
    expect(texts.filter(isReported), `${file} ${column}: ${message}`).not.toEqual([])
  }
  const leftOut = files.map(
    (file) => Object.entries(report.tables).find(([name]) => `${name}.csv` === file)?.[1].leftOut,
  )
  expect(leftOut).toEqual(files.map((file) => impossible.filter(([each]) => each === file).length))
  expect((await readActions()).map(({ id }) => id).toSorted()).toEqual([
    'BQNS-BB1',
    'BQNS-HMETD-1',
    'QTND-T1',
    'SPRX-W',
  ])
})
const unusual: readonly Vector[] = [
  ['tender-offers.csv', { price: '1249' }, 'price', 'below the close of 2026-11-13, 1250'],
  ['rights-issues.csv', { trading_to: '2026-12-03' }, 'tradingTo', 'trading lasts 4 days'],
  ['rights-issues.csv', { trading_to: '2026-11-30' }, 'tradingTo', 'trading lasts 1 days'],
  ['buybacks.csv', { to: '2027-05-21' }, 'to', 'more than 12 months'],
  ['buybacks.csv', { bought_shares: '200000001' }, 'boughtShares', 'above max_shares'],
  ['buybacks.csv', { bought_amount: '900000000001' }, 'boughtAmount', 'above max_amount'],
]

it('unusual rows are imported and marked', async () => {
  const report = await importVectors(unusual)
  expect(listTexts(report, 'impossible')).toEqual([])
  const texts = listTexts(report, 'unusual')
  expect(texts).toHaveLength(unusual.length)
  for (const [, , , message] of unusual) expect(texts.join()).toContain(message)
  const marks = new Map(
    (await readActions()).map((action) => [action.id, 'unusual' in action && action.unusual]),
  )
  expect(unusual.map((_, index) => marks.get(`row-${index}`))).toEqual(unusual.map(([, , field]) => [field]))
})

it('rows at a limit are not marked', async () => {
  const report = await importVectors([
    ['tender-offers.csv', { price: '' }, '', ''],
    ['rights-issues.csv', { trading_to: '2026-12-04' }, '', ''],
    // The limit of buybacks without a meeting is not confirmed.
    ['buybacks.csv', { basis: 'noMeeting', to: '2027-12-31' }, '', ''],
    ['buybacks.csv', { bought_shares: '200000000' }, '', ''],
  ])
  expect(report.findings).toEqual([])
})

it('the demo has no findings', async () => {
  const rowsOfDemo = {
    'rights-issues.csv': rightsRows,
    'warrants.csv': warrantRows,
    'tender-offers.csv': tenderRows,
    'buybacks.csv': buybackRows,
  }
  const paths = new Map(
    companies.map((company) => [company.ticker, createPricePath(company, baseDates.lastTradingDay)]),
  )
  const { findings } = await importAll({
    'companies.csv': companiesCsv(companies.map(({ ticker }) => ticker)),
    ...Object.fromEntries(
      Object.entries(rowsOfDemo).map(([file, createRows]) => [file, csv(createRows(baseDates, paths))]),
    ),
  })
  expect(findings.flatMap(({ listed }) => listed.map(findingText))).toEqual([])
  expect(await readActions('?ticker=PLSV&kind=rights')).toMatchObject([{ isAhead: true, status: 'ongoing' }])
})

describe('a rights issue', () => {
  const old = (...lines: readonly string[]) =>
    importAll(
      createFile('rights-issues.csv', 'ticker,ratio_old,ratio_new,exercise_price,cum_date,ex_date', ...lines),
    )
  const six = 'BQNS,4,1,3500,2026-11-24,2026-11-25'

  it('of a file without ids adjusts prices and is not listed', async () => {
    await old(six)
    expect(await events()).toEqual([['2026-11-25', 'rights', 3500, 1, null]])
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
    expect(await events()).toEqual(listed)
    await old(six, 'BQNS,2,1,900,2023-05-15,2023-05-16')
    expect(await events()).toEqual([...listed, ['2023-05-16', 'rights', 900, 1, null]])
    await importRow('rights-issues.csv', changed('rights-issues.csv', { status: 'cancelled' }))
    expect(await events()).toEqual([['2023-05-16', 'rights', 900, 1, null]])
  })

  it('is updated by its id, and leaves the others of the company', async () => {
    const other = changed('rights-issues.csv', { id: 'other', ratio_old: '5' })
    await importRow('rights-issues.csv', `${rows['rights-issues.csv']}\n${other}`)
    await importRow('rights-issues.csv', changed('rights-issues.csv', { exercise_price: '3400' }))
    expect((await events()).map(([, , price]) => price).toSorted()).toEqual([3400, 3500])
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
    expect(await events()).toEqual([])
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
