import { beforeEach, describe, expect, it } from 'vitest'
import { csv, type Row } from '../../demo/csv.ts'
import { useImports } from './import-files.fixture.ts'
import { findingText } from './reading/import-findings.ts'

const ticker = 'BQNS'
const imports = useImports()
beforeEach(() => imports.clear('priceEvents', 'corporateActions'))

/** Imports one folder with these files. */
const imported = (files: Readonly<Record<string, readonly Row[]>>) =>
  imports.importFiles(Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, csv(rows)])))

/** Each event with its day, kind and terms. */
async function events() {
  const terms = `coalesce(amount::text, ratio_old || ':' || ratio_new)`
  const rows = await imports.runSql(`select concat_ws(' ', day, kind, ${terms}) from price_events`)
  return rows.flat().toSorted()
}

const mondayToFriday = ['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15'] as const
const weekLater = ['2026-05-18', '2026-05-19', '2026-05-20', '2026-05-21', '2026-05-22'] as const
type Week = typeof mondayToFriday | typeof weekLater

/** The ex date is the second day of the week. */
function dates([cum, ex, recording, exCash, payment]: Week) {
  return {
    cum_date_regular: cum,
    ex_date_regular: ex,
    cum_date_cash: recording,
    ex_date_cash: exCash,
    recording_date: recording,
    payment_date: payment,
  }
}

function dividend(name: string, amount: number, week: Week, more: Row = {}): Row {
  return {
    id: `${ticker}-${name}`,
    ticker,
    type: name === 'special' ? 'special' : 'interim',
    form: 'cash',
    book_year: 2025,
    amount_per_share: amount,
    currency: 'IDR',
    ...dates(week),
    status: 'planned',
    ...more,
  }
}

function split(last: string, first: string, more: Row = {}): Row {
  return {
    id: `${ticker}-split`,
    ticker,
    type: 'split',
    ratio_old: 1,
    ratio_new: 5,
    last_old_trading: last,
    first_new_trading: first,
    status: 'planned',
    ...more,
  }
}

function meeting(day: string): Row {
  return {
    id: `${ticker}-meeting`,
    ticker,
    type: 'annual',
    announcement_date: '2026-03-02',
    meeting_date: day,
    meeting_time: '10:00',
    venue_id: 'Jakarta',
    venue_en: 'Jakarta',
    electronic: true,
    agenda_id: 'Satu',
    agenda_en: 'One',
    status: 'planned',
  }
}

it.each([
  { currency: 'USD', exchange_rate: 16_320, stored: 16_320 },
  { currency: 'USD', exchange_rate: null, stored: null },
  { currency: 'IDR', exchange_rate: 16_320, stored: null },
])(
  'the exchange rate of a dividend is $stored for $currency and $exchange_rate',
  async ({ stored, ...terms }) => {
    await imported({ 'dividends.csv': [dividend('interim', 0.0045, mondayToFriday, terms)] })
    expect(await imports.runSql('select details from corporate_actions')).toMatchObject([
      [{ amountPerShare: 0.0045, exchangeRate: stored }],
    ])
  },
)

describe('two dividends on one day', () => {
  const both = {
    'dividends.csv': [dividend('interim', 40, mondayToFriday), dividend('special', 25, mondayToFriday)],
  }

  it('keep the event of one when a file moves the other', async () => {
    await imported(both)
    await imported({ 'dividends.csv': [dividend('interim', 40, weekLater)] })
    expect(await events()).toEqual(['2026-05-12 dividend 25', '2026-05-19 dividend 40'])
    await imported({ 'dividends.csv': [dividend('special', 25, weekLater)] })
    expect(await events()).toEqual(['2026-05-19 dividend 25', '2026-05-19 dividend 40'])
  })

  it('keep the event of one when a file cancels the other', async () => {
    await imported(both)
    await imported({ 'dividends.csv': [dividend('special', 25, mondayToFriday, { status: 'cancelled' })] })
    expect(await events()).toEqual(['2026-05-12 dividend 40'])
  })

  it('have both events when they are in two files, and keep them when one amount changes', async () => {
    await imported({ 'dividends.csv': [dividend('interim', 40, mondayToFriday)] })
    await imported({ 'dividends.csv': [dividend('special', 25, mondayToFriday)] })
    expect(await events()).toEqual(['2026-05-12 dividend 25', '2026-05-12 dividend 40'])
    await imported({ 'dividends.csv': [dividend('special', 30, mondayToFriday)] })
    expect(await events()).toEqual(['2026-05-12 dividend 30', '2026-05-12 dividend 40'])
  })
})

describe('an action that two sources have under their own ids', () => {
  const ownDividend = dividend('interim', 40, mondayToFriday)
  const ownSplit = split('2026-05-11', '2026-05-12')
  const stored = () => imports.runSql('select id, status from corporate_actions order by id')

  it.each([
    { file: 'dividends.csv', own: ownDividend, other: { amount_per_share: 40.1 }, event: 'dividend 40.1' },
    { file: 'splits.csv', own: ownSplit, other: { ratio_old: 10, ratio_new: 50 }, event: 'split 10:50' },
  ])('stands once in $file, as the later source has it', async ({ file, own, other, event }) => {
    const id = `${ticker}-other`
    const later = { [file]: [{ ...own, ...other, id, status: 'ongoing' }] }
    await imported({ [file]: [own] })
    const { findings } = await imported(later)
    expect(findings.flatMap(({ listed }) => listed.map(findingText))).toEqual([
      `${file}, line 2, column id: ${id} is ${own.id} of another source, which it updates`,
    ])
    expect(await stored()).toEqual([[own.id, 'ongoing']])
    expect(await events()).toEqual([`2026-05-12 ${event}`])
    expect(await imported(later)).toMatchObject({ findings: [], tags: [] })
  })

  it('stands once if both are in one delivery', async () => {
    await imported({ 'a.csv': [ownDividend], 'b.csv': [{ ...ownDividend, id: 'list-1', status: 'ongoing' }] })
    expect(await stored()).toEqual([[ownDividend.id, 'ongoing']])
  })

  it.each([
    { name: 'amount', other: { amount_per_share: 41 } },
    { name: 'currency', other: { currency: 'USD', exchange_rate: 16_000 } },
    { name: 'form', other: { form: 'stock', amount_per_share: null, ratio_old: 20, ratio_new: 1 } },
    { name: 'day', other: dates(weekLater) },
  ])('stands twice with another $name', async ({ other }) => {
    await imported({ 'dividends.csv': [ownDividend] })
    await imported({ 'dividends.csv': [{ ...ownDividend, ...other, id: 'list-1' }] })
    expect(await stored()).toHaveLength(2)
  })

  it('stands twice if one source has both', async () => {
    await imported({ 'dividends.csv': [ownDividend, { ...ownDividend, id: 'list-1' }] })
    expect(await stored()).toHaveLength(2)
  })
})

it('a cash dividend that becomes a stock dividend keeps its event', async () => {
  await imported({ 'dividends.csv': [dividend('interim', 40, mondayToFriday)] })
  const inShares = { form: 'stock', amount_per_share: null, ratio_old: 20, ratio_new: 1 }
  await imported({ 'dividends.csv': [dividend('interim', 40, mondayToFriday, inShares)] })
  expect(await events()).toEqual(['2026-05-12 stockDividend 20:1'])
})

describe('a split on the day of a meeting and of a dividend', () => {
  const together = {
    'splits.csv': [split('2026-05-11', '2026-05-12')],
    'general-meetings.csv': [meeting('2026-05-12')],
    'dividends.csv': [dividend('interim', 40, mondayToFriday)],
  }

  it('keeps its event when the meeting or the dividend moves', async () => {
    await imported(together)
    await imported({ 'general-meetings.csv': [meeting('2026-05-20')] })
    expect(await events()).toEqual(['2026-05-12 dividend 40', '2026-05-12 split 1:5'])
    await imported({ 'dividends.csv': [dividend('interim', 40, weekLater)] })
    expect(await events()).toEqual(['2026-05-12 split 1:5', '2026-05-19 dividend 40'])
  })

  it('moves independently, and loses only its own event', async () => {
    await imported(together)
    await imported({ 'splits.csv': [split('2026-05-19', '2026-05-20')] })
    expect(await events()).toEqual(['2026-05-12 dividend 40', '2026-05-20 split 1:5'])
    await imported({ 'splits.csv': [split('2026-05-19', '2026-05-20', { status: 'cancelled' })] })
    expect(await events()).toEqual(['2026-05-12 dividend 40'])
  })
})

describe('rights issues', () => {
  const rights = (exDate: string, price: number): Row => ({
    ticker,
    ratio_old: 5,
    ratio_new: 1,
    exercise_price: price,
    cum_date: mondayToFriday[0],
    ex_date: exDate,
  })

  it('that were moved or canceled no longer adjust prices', async () => {
    await imported({ 'rights-issues.csv': [rights(mondayToFriday[1], 700), rights(weekLater[1], 800)] })
    expect(await events()).toEqual(['2026-05-12 rights 5:1', '2026-05-19 rights 5:1'])
    await imported({ 'rights-issues.csv': [rights(mondayToFriday[2], 700)] })
    expect(await events()).toEqual(['2026-05-13 rights 5:1'])
  })

  it('on one day are all stored, and the same file twice changes nothing', async () => {
    const both = { 'rights-issues.csv': [rights(mondayToFriday[1], 700), rights(mondayToFriday[1], 800)] }
    await imported(both)
    const prices = await imports.runSql('select exercise_price from price_events')
    expect(prices.flat().toSorted()).toEqual([700, 800])
    expect((await imported(both)).tags).toEqual([])
  })
})

describe('an action that is delivered again with its id', () => {
  it.each([
    ['amount', 'dividends.csv', dividend('interim', 40, mondayToFriday), { amount_per_share: 45 }],
    ['ratio', 'splits.csv', split('2026-05-11', '2026-05-12'), { ratio_new: 4 }],
  ])('but with another %s is reported and replaced', async (_, file, row, change) => {
    await imported({ [file]: [row] })
    const { findings } = await imported({ [file]: [{ ...row, ...change }] })
    expect(findings.map(({ code, listed }) => [code, listed[0] && findingText(listed[0])])).toEqual([
      ['correction', `${file}, line 2, column id: ${row.id} replaces one with another amount or ratio`],
    ])
  })

  it('and only completed is not reported', async () => {
    await imported({ 'dividends.csv': [dividend('interim', 40, mondayToFriday)] })
    const { findings } = await imported({
      'dividends.csv': [dividend('interim', 40, mondayToFriday, { total: 40_000, status: 'completed' })],
    })
    expect(findings).toEqual([])
  })
})

describe('the recorded changes of an action', () => {
  const planned = dividend('interim', 40, mondayToFriday)
  const moved = dividend('interim', 40, weekLater)
  it.each([
    { name: 'are its publication, once', next: [planned, planned], expected: ['published'] },
    { name: 'are another ex date', next: [planned, moved, moved], expected: ['published', 'moved'] },
    {
      name: 'are another payment date',
      next: [planned, { ...planned, payment_date: '2026-06-02' }],
      expected: ['published', 'moved'],
    },
    {
      name: 'are its cancellation, once',
      next: [planned, { ...moved, status: 'cancelled' }, { ...moved, status: 'cancelled' }],
      expected: ['published', 'canceled'],
    },
    {
      name: 'are not another amount, status or added day',
      next: [
        { ...planned, payment_date: null },
        { ...planned, amount_per_share: 45, status: 'completed' },
      ],
      expected: ['published'],
    },
    {
      name: 'are none if it was canceled before it was known',
      next: [{ ...planned, status: 'cancelled' }],
      expected: [],
    },
  ])('$name', async ({ next, expected }) => {
    for (const row of next) await imported({ 'dividends.csv': [row] })
    expect((await imports.runSql('select change from action_changes order by id')).flat()).toEqual(expected)
  })
})
