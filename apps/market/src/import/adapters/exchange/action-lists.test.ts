import { describe, expect, it } from 'vitest'
import { useImports } from '#market/import/import-files.fixture.ts'
import { readText } from '../adapter-records.fixture.ts'
import { dividendList, splitList } from './action-lists.ts'

const dividend = {
  code: 'BQNS',
  name: 'PT Bank Quantara Nusa Tbk',
  cashDividend: 118,
  cumDividend: '2026-05-13T00:00:00',
  exDividend: '2026-05-18T00:00:00',
  recordDate: '2026-05-19T00:00:00',
  paymentDate: null,
}
const split = {
  code: 'BQNS',
  stockname: 'Bank Quantara Nusa Tbk.',
  Ratio: '1:5',
  NominalValue: 125,
  NominalValueNew: 25,
  AdditionalListedShares: 18_532_800_000,
  ListedShares: 23_166_000_000,
  ListingDate: '2012-05-09T00:00:00',
}
const list = (data: readonly unknown[]) => JSON.stringify({ recordsTotal: data.length, data })

it('dividends as the exchange lists them have the id of their ex date, and are numbered on the same day', async () => {
  const { cells } = await readText(dividendList, list([dividend, { ...dividend, cashDividend: 12.5 }]))
  expect(cells.dividends).toEqual([
    {
      id: 'BQNS-dividend-2026-05-18',
      ticker: 'BQNS',
      form: 'cash',
      amount_per_share: '118',
      currency: 'IDR',
      cum_date_regular: '2026-05-13',
      ex_date_regular: '2026-05-18',
      cum_date_cash: '2026-05-19',
      recording_date: '2026-05-19',
    },
    expect.objectContaining({ id: 'BQNS-dividend-2026-05-18-2', amount_per_share: '12.5' }),
  ])
})

describe('splits as the exchange lists them', () => {
  it.each([
    { name: 'a split', ratio: '1:5', type: 'split', old: '1', becomes: '5' },
    { name: 'a reverse split', ratio: '10 : 1', type: 'reverseSplit', old: '10', becomes: '1' },
    { name: 'a ratio with decimals', ratio: '1:1.25', type: 'split', old: '4', becomes: '5' },
  ])('may be $name', async ({ ratio, type, old, becomes }) => {
    const { cells } = await readText(splitList, list([{ ...split, Ratio: ratio }]))
    expect(cells.splits).toEqual([
      {
        id: 'BQNS-split-2012-05-09',
        ticker: 'BQNS',
        type,
        ratio_old: old,
        ratio_new: becomes,
        par_before: '125',
        par_after: '25',
        first_new_trading: '2012-05-09',
      },
    ])
  })

  it('have days in milliseconds, too', async () => {
    const listing = Date.parse('2012-05-09T00:00:00+07:00')
    const { cells } = await readText(splitList, list([{ ...split, ListingDate: listing }]))
    expect(cells.splits?.[0]?.first_new_trading).toBe('2012-05-09')
  })
})

const imports = useImports()

it('an action of a list keeps what a fuller source knows', async () => {
  await imports.importFiles({
    'dividends.csv': [
      'id,ticker,type,form,book_year,amount_per_share,currency,ex_date_regular,payment_date,status',
      'BQNS-dividend-2026-05-18,BQNS,final,cash,2025,117,IDR,2026-05-18,2026-06-05,ongoing',
    ].join('\n'),
  })
  await imports.importFiles({ 'DividendAnnouncement.json': list([dividend]) })
  const stored = await imports.database
    .selectFrom('corporateActions')
    .select(['status', 'details'])
    .where('id', '=', 'BQNS-dividend-2026-05-18')
    .executeTakeFirst()
  expect(stored).toMatchObject({
    status: 'ongoing',
    details: {
      type: 'final',
      bookYear: 2025,
      amountPerShare: 118,
      paymentDate: '2026-06-05',
      recordingDate: '2026-05-19',
    },
  })
  const event = await imports.database
    .selectFrom('priceEvents')
    .select(['amount', 'bookYear'])
    .executeTakeFirst()
  expect(event).toEqual({ amount: 118, bookYear: 2025 })
})
