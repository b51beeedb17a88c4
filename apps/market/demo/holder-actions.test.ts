import { expect, it } from 'vitest'
import { findDemoCompany } from './companies.ts'
import type { Row } from './csv.ts'
import { computeDemoDates } from './demo-dates.ts'
import { buybackRows, rightsRows, tenderRows, warrantRows } from './holder-actions.ts'
import { createPricePath } from './price-paths.ts'

const tickers = [
  'PLSV',
  'KWQS',
  'OTVX',
  'HTLQ',
  'MLVR',
  'PRVS',
  'BSNV',
  'FRQA',
  'LOGV',
  'KRTQ',
  'SUSV',
  'MFVL',
]

/** From a Saturday to the Sunday of the next week, around the holidays at the end of a year, and in a later one. */
const days = [
  ...['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29'],
  ...['2026-12-24', '2026-12-31', '2027-01-01', '2027-08-18'],
]

it.each(days)('on %s, each kind of action has one that holders must act in or that runs', (today) => {
  const dates = computeDemoDates(today)
  const paths = new Map(
    tickers.map((ticker) => [ticker, createPricePath(findDemoCompany(ticker), dates.lastTradingDay)]),
  )
  const tables: readonly (readonly [rows: Row[], from: string, to: string])[] = [
    [rightsRows(dates, paths), 'trading_from', 'exercise_to'],
    [warrantRows(dates, paths), 'exercise_from', 'exercise_to'],
    [tenderRows(dates, paths), 'offer_from', 'offer_to'],
    [buybackRows(dates, paths), 'from', 'to'],
  ]
  const listIds = (isChosen: (first: string, last: string) => boolean) =>
    tables.flatMap(([rows, from, to]) =>
      rows.filter((row) => isChosen(String(row[from] ?? ''), String(row[to] ?? ''))).map(({ id }) => id),
    )
  const running = ['PLSV-rights-1', 'HTLQ-W', 'MLVR-W', 'BSNV-tender-1', 'KRTQ-buyback-1']
  expect(listIds((first, last) => first !== '' && first <= today && today <= last)).toEqual(running)
  const ahead = ['KWQS-rights-1', 'OTVX-W', 'FRQA-tender-1', 'SUSV-buyback-1']
  expect(listIds((first) => first === '' || first > today)).toEqual(ahead)
  const past = ['NKLV-rights-2023', 'QPAY-rights-2025', 'PRVS-W', 'LOGV-tender-1', 'MFVL-buyback-1']
  expect(listIds((_, last) => last !== '' && last < today)).toEqual(past)
  const daysLeft = warrantRows(dates, paths).map(
    (row) => (Date.parse(String(row.exercise_to)) - Date.parse(today)) / 86_400_000,
  )
  expect(daysLeft.filter((count) => count >= 0 && count < 30)).toHaveLength(1)
})
