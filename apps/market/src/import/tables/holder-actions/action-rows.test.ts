import { expect, it } from 'vitest'
import { companies } from '../../../../demo/companies.ts'
import { csv } from '../../../../demo/csv.ts'
import { baseDates } from '../../../../demo/demo-dates.ts'
import { buybackRows, rightsRows, tenderRows, warrantRows } from '../../../../demo/holder-actions.ts'
import { createPricePath } from '../../../../demo/price-paths.ts'
import { companiesCsv } from '../../import-files.fixture.ts'
import { findingText } from '../../reading/import-findings.ts'
import {
  changed,
  createDelivery,
  type File,
  files,
  rows,
  useActionImports,
} from './action-deliveries.fixture.ts'

const { importAll, readActions } = useActionImports()

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
