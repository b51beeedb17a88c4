import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { rightsIssues } from './actions.ts'
import { findDemoCompany } from './companies.ts'
import type { Row } from './csv.ts'
import { baseDay, type DemoDates } from './demo-dates.ts'
import type { PricePath } from './price-paths.ts'
import { sharesOn } from './share-events.ts'
import { addDays, addTradingDays, tradingDayFrom } from './trading-days.ts'

type Paths = ReadonlyMap<string, PricePath>

/**
 * The Friday before the week of the demo. Days that are counted from it move by whole weeks, so that each demo has
 * actions in which holders must act now.
 */
function findAnchor({ today }: DemoDates): string {
  const weeks = Math.floor((Date.parse(today) - Date.parse(baseDay)) / (7 * 86_400_000))
  const friday = addDays(baseDay, 7 * weeks)
  return friday < today ? friday : addDays(friday, -7)
}

/** The latest close up to a day, times a factor, on the tick. */
function findPrice(paths: Paths, ticker: string, day: string, factor: number): number {
  const latest = paths.get(ticker)?.days.findLast(({ date }) => date <= day)
  if (!latest) throw new Error(`${ticker} has no price on ${day}`)
  return roundToTick(latest.close * factor, day)
}

const percentOfShares = (ticker: string, day: string, percent: number) =>
  Math.floor((sharesOn(findDemoCompany(ticker), day) * percent) / 100)

/** All days of a rights issue follow from its cum date. */
function createRightsDays(cum: string, tradingDays: number): Row {
  const after = (count: number) => addTradingDays(cum, count)
  const last = 3 + tradingDays
  return {
    effective_date: after(-8),
    cum_date: cum,
    ex_date: after(1),
    cum_date_cash: after(2),
    ex_date_cash: after(3),
    recording_date: after(2),
    distribution_date: after(3),
    trading_from: after(4),
    trading_to: after(last),
    exercise_from: after(4),
    exercise_to: after(last),
    extra_payment_by: after(last + 2),
    allotment_date: after(last + 3),
    refund_date: after(last + 5),
  }
}

export function rightsRows(dates: DemoDates, paths: Paths): Row[] {
  const cum = addTradingDays(findAnchor(dates), -6)
  const past = rightsIssues(dates.today).map((row) => ({
    id: `${row.ticker}-rights-${row.date.slice(0, 4)}`,
    ticker: row.ticker,
    code: `${row.ticker}-R`,
    ratio_old: row.old,
    ratio_new: row.new,
    exercise_price: row.exercisePrice ?? null,
    price_low: null,
    price_high: null,
    ...createRightsDays(row.cum, 5),
    new_shares: percentOfShares(row.ticker, row.cum, (100 * row.new) / row.old),
    standby_buyer_id: null,
    standby_buyer_en: null,
    purpose_id: null,
    purpose_en: null,
    status: null,
  }))
  const days = createRightsDays(cum, 11)
  const noDays = Object.fromEntries(Object.keys(days).map((name) => [name, null]))
  return [
    ...past,
    {
      id: 'PLSV-rights-1',
      ticker: 'PLSV',
      code: 'PLSV-R',
      ratio_old: 10,
      ratio_new: 1,
      exercise_price: findPrice(paths, 'PLSV', cum, 0.9),
      price_low: null,
      price_high: null,
      ...days,
      new_shares: percentOfShares('PLSV', cum, 10),
      standby_buyer_id: 'PT Pembeli Siaga Contoh',
      standby_buyer_en: null,
      purpose_id: 'Belanja modal dan pelunasan pinjaman bank.',
      purpose_en: 'Capital expenditure and repayment of bank loans.',
      status: null,
    },
    {
      id: 'KWQS-rights-1',
      ticker: 'KWQS',
      code: null,
      ratio_old: 5,
      ratio_new: 1,
      exercise_price: null,
      price_low: findPrice(paths, 'KWQS', baseDay, 0.7),
      price_high: findPrice(paths, 'KWQS', baseDay, 0.85),
      ...noDays,
      new_shares: percentOfShares('KWQS', baseDay, 20),
      standby_buyer_id: null,
      standby_buyer_en: null,
      purpose_id: 'Modal kerja.',
      purpose_en: 'Working capital.',
      status: 'planned',
    },
  ]
}

/** One that is only traded, one to exercise, one in its last 30 days, and one that has lapsed. */
export function warrantRows(dates: DemoDates, paths: Paths): Row[] {
  const anchor = findAnchor(dates)
  const terms = [
    { ticker: 'OTVX', issued: addTradingDays(anchor, -40), years: 3 },
    { ticker: 'HTLQ', issued: addTradingDays(anchor, -250), years: 3 },
    { ticker: 'MLVR', issued: tradingDayFrom(addDays(anchor, 21 - 2 * 365)), years: 2 },
    { ticker: 'PRVS', issued: tradingDayFrom(addDays(anchor, -60 - 2 * 365)), years: 2 },
  ]
  return terms.map(({ ticker, issued, years }) => {
    const end = addTradingDays(addDays(issued, 365 * years - 1), 1)
    return {
      id: `${ticker}-W`,
      ticker,
      code: `${ticker}-W`,
      ratio_old: 1,
      ratio_new: 1,
      exercise_price: findPrice(paths, ticker, baseDay, ticker === 'PRVS' ? 1.3 : 0.8),
      issued_on: issued,
      listed_on: issued,
      exercise_from: addTradingDays(addDays(issued, 184), 1),
      exercise_to: end,
      last_trading_regular: addTradingDays(end, -3),
      last_trading_cash: addTradingDays(end, -1),
      outstanding: percentOfShares(ticker, baseDay, 5),
      as_of: dates.lastTradingDay,
      status: null,
    }
  })
}

/** One that is open, one announced, and one of the past. */
export function tenderRows(dates: DemoDates, paths: Paths): Row[] {
  const anchor = findAnchor(dates)
  const offers = [
    { ticker: 'BSNV', kind: 'mandatory', from: addTradingDays(anchor, -9), percent: 40 },
    { ticker: 'FRQA', kind: 'voluntary', from: addTradingDays(anchor, 10), percent: 15 },
    { ticker: 'LOGV', kind: 'goPrivate', from: addTradingDays(anchor, -90), percent: null },
  ]
  return offers.map(({ ticker, kind, from, percent }) => {
    const statement = addTradingDays(from, -1)
    const end = addTradingDays(addDays(from, 28), 1)
    const known = statement < anchor ? statement : anchor
    return {
      id: `${ticker}-tender-1`,
      ticker,
      kind,
      offeror_id: 'PT Induk Contoh Peraga',
      offeror_en: null,
      price: findPrice(paths, ticker, known, 1.08),
      min_shares: null,
      max_shares: percent === null ? null : percentOfShares(ticker, baseDay, percent),
      statement_date: statement,
      offer_from: from,
      offer_to: end,
      payment_date: addTradingDays(end, 8),
      agent: 'PT Arunika Sekuritas Sampel',
      document: null,
      reason_id: kind === 'mandatory' ? 'Pengendali baru.' : 'Menambah kepemilikan.',
      reason_en: kind === 'mandatory' ? 'New controlling shareholder.' : 'Increasing the holding.',
      status: null,
    }
  })
}

/** One that runs, one announced, and one of the past. */
export function buybackRows(dates: DemoDates, paths: Paths): Row[] {
  const anchor = findAnchor(dates)
  const programs = [
    { ticker: 'KRTQ', basis: 'meeting', decided: addDays(anchor, -180), days: 364, part: 0.35 },
    { ticker: 'SUSV', basis: 'meeting', decided: addDays(anchor, -3), days: 350, part: null },
    { ticker: 'MFVL', basis: 'noMeeting', decided: addDays(anchor, -300), days: 85, part: 0.8 },
  ]
  return programs.map(({ ticker, basis, decided, days, part }) => {
    const from = addDays(decided, part === null ? 17 : 1)
    const to = addDays(decided, days)
    const max = percentOfShares(ticker, baseDay, 2)
    const price = findPrice(paths, ticker, baseDay, 1)
    const bought = part === null ? null : Math.floor(max * part)
    return {
      id: `${ticker}-buyback-1`,
      ticker,
      basis,
      decided_on: decided,
      from,
      to,
      max_shares: max,
      max_amount: max * price,
      max_price: findPrice(paths, ticker, baseDay, 1.2),
      bought_shares: bought,
      bought_amount: bought === null ? null : bought * price,
      as_of: bought === null ? null : to < anchor ? to : anchor,
      status: null,
    }
  })
}
