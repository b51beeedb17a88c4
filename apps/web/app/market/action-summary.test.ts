import { describe, expect, it } from 'vitest'
import { actionFigure, actionSummary } from './action-summary.ts'
import { bonus, dividend, ipo, meeting, reverseSplit, splitSince } from './sample-actions.fixture.ts'

const today = '2026-11-25'

describe('actionSummary', () => {
  it.each([
    { name: 'a cash dividend', action: dividend, headline: 'Dividen interim Rp62 per saham' },
    {
      name: 'a dividend with a fraction of a rupiah',
      action: { ...dividend, amountPerShare: 7.5 },
      headline: 'Dividen interim Rp7,50 per saham',
    },
    {
      name: 'a dividend in dollars',
      action: { ...dividend, currency: 'USD' as const, amountPerShare: 0.0123 },
      headline: 'Dividen interim USD 0,0123 per saham',
    },
    {
      name: 'a dividend of before a split',
      action: { ...dividend, amountPerShare: 43.5, sharesSince: splitSince },
      headline: 'Dividen interim Rp43,50 per saham (sebelum pemecahan saham 24 Juni 2026)',
    },
    {
      name: 'a dividend of before an action that nobody delivered',
      action: {
        ...dividend,
        amountPerShare: 43.5,
        sharesSince: { factor: null, kind: 'unknown' as const, date: '2026-10-19' },
      },
      headline:
        'Dividen interim Rp43,50 per saham (sebelum aksi korporasi 19 Oktober 2026 yang datanya belum kami terima)',
    },
    {
      name: 'a stock dividend',
      action: { ...dividend, form: 'stock' as const, amountPerShare: null, ratio: { old: 20, new: 1 } },
      headline: 'Dividen interim dalam bentuk saham, 20 : 1',
    },
    { name: 'bonus shares', action: bonus, headline: 'Saham bonus 10 : 3' },
    { name: 'a meeting', action: meeting, headline: 'RUPS Luar Biasa' },
    { name: 'a reverse split', action: reverseSplit, headline: 'Penggabungan saham 5 : 1' },
  ])('names $name in one line', ({ action, headline }) => {
    expect(actionSummary('id', action, today).headline).toBe(headline)
  })

  it('contains the days and the yield of a dividend', () => {
    expect(actionSummary('id', dividend, today)).toMatchObject({
      keyDay: 'Ex date 3 Des',
      days: 'Cum 2 Desember 2026, ex 3 Desember 2026, dibayar 18 Desember 2026.',
      dividendYield: '1,51%',
      state: 'Akan datang',
    })
  })

  it.each([
    { name: 'ahead', change: {}, state: 'Upcoming' },
    {
      name: 'before its payment',
      change: { isAhead: false, isAwaitingPayment: true },
      state: 'Awaiting payment',
    },
    { name: 'after its last date', change: { isAhead: false }, state: 'Past' },
    { name: 'canceled', change: { status: 'cancelled' as const }, state: 'Canceled' },
  ])('contains the state of an action $name', ({ change, state }) => {
    expect(actionSummary('en', { ...dividend, ...change }, today).state).toBe(state)
  })

  it('contains the time of a meeting in WIB', () => {
    expect(actionSummary('en', meeting, today).days).toBe(
      'December 31, 2026, 09:00 WIB. Jakarta; floor 3, "Hall".',
    )
  })
})

describe('actionFigure', () => {
  const lastYear = { percent: 1.2, day: '2025-05-12' }
  it.each([
    { name: 'a dividend', action: dividend, figure: 'IDR\u00a062', basis: '1.51% (Nov 20 price)' },
    {
      name: 'a dividend of last year',
      action: { ...dividend, dividendYield: lastYear },
      figure: 'IDR\u00a062',
      basis: '1.20% (May 12, 2025 price)',
    },
    {
      name: 'a dividend of before a split',
      action: { ...dividend, amountPerShare: 43.5, sharesSince: splitSince },
      figure: 'IDR\u00a043.50',
      basis: '1.51% (Nov 20 price), before the stock split of June 24, 2026',
    },
    {
      name: 'a dividend without amount and price',
      action: { ...dividend, amountPerShare: null, dividendYield: null },
      figure: null,
      basis: null,
    },
    { name: 'bonus shares', action: bonus, figure: '10 : 3', basis: 'old : new shares' },
    { name: 'an offering without a price', action: ipo, figure: 'IDR\u00a0180–220', basis: 'per share' },
    { name: 'a meeting', action: meeting, figure: '09:00 WIB', basis: 'Extraordinary' },
  ])('of $name is what an investor compares, with its basis', ({ action, figure, basis }) => {
    expect(actionFigure('en', action, '2026-11-21')).toEqual({ figure, basis })
  })
})
