import type { DatedFactor } from '@site/finance/adjustment.ts'
import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { companies, type DemoCompany, suspendedSince, traits } from './companies.ts'
import { baseDay, firstTradingDay } from './demo-dates.ts'
import { type DayPrice, laterPrices } from './later-prices.ts'
import { computeFactor, referencePrice, tradable } from './price-events.ts'
import { type Random, randomFor } from './random.ts'
import { listShareEvents, type ShareEvent } from './share-events.ts'
import { isTradingDay, workdays } from './trading-days.ts'

export interface PricePath {
  readonly days: readonly DayPrice[]
  /** Factors of the events within the path; rights with their actual cum price. */
  readonly factors: readonly DatedFactor[]
}

/** Prices are drawn for all workdays; those of exchange holidays are then left out. */
const drawnDays = workdays(firstTradingDay, baseDay)
export const baseDays = drawnDays.filter(isTradingDay)
const yearAgo = '2025-11-20'

/** The designed chart of Bank Quantara Nusa: from 3,300 to 4,120 within 3,240 to 4,150. */
const waypoints: Readonly<Record<string, readonly (readonly [day: string, price: number])[]>> = {
  BQNS: [
    ['2026-01-12', 3380],
    ['2026-02-24', 3560],
    ['2026-04-07', 3650],
    ['2026-05-13', 3720],
    ['2026-06-24', 3560],
    ['2026-08-05', 3700],
    ['2026-09-16', 3880],
    ['2026-10-21', 3960],
  ],
}

/** The market trend: daily drift by date, the same for every company. */
const moods: readonly (readonly [from: string, yearlyDrift: number])[] = [
  ['2021-01-01', 0.1],
  ['2022-01-01', 0.16],
  ['2022-06-01', -0.14],
  ['2023-01-01', 0.05],
  ['2023-11-01', 0.3],
  ['2024-04-01', -0.08],
  ['2024-10-01', -0.3],
  ['2025-04-10', 0.42],
  ['2025-10-01', 0.02],
  ['2026-01-15', 0.2],
  ['2026-05-01', -0.04],
  ['2026-07-15', 0.24],
]

const marketReturns = factorReturns('market', 0.0075, (day) => {
  const mood = moods.findLast(([from]) => from <= day)
  return (mood?.[1] ?? 0) / 245
})
const sectorReturns = new Map(
  [...new Set(companies.map(({ sectorCode }) => sectorCode))].map((code) => [
    code,
    factorReturns(`sector-${code}`, 0.006, () => 0),
  ]),
)

function factorReturns(name: string, deviation: number, drift: (day: string) => number): readonly number[] {
  const random = randomFor('returns', name)
  return drawnDays.map((day) => drift(day) + random.normal() * deviation)
}

/** The designed prices up to the base day, and those after it. */
export function createPricePath(company: DemoCompany, lastTradingDay: string): PricePath {
  const base = createBasePath(company)
  if (traits.suspended.includes(company.ticker)) return base
  const later = laterPrices(company, base.days, lastTradingDay)
  return { days: [...base.days, ...later.days], factors: [...base.factors, ...later.factors] }
}

function createBasePath(company: DemoCompany): PricePath {
  const random = randomFor('prices', company.ticker)
  const end = traits.suspended.includes(company.ticker) ? suspendedSince : '9999'
  const days = drawnDays.filter((day) => day >= company.listingDate && day < end)
  const events = listShareEvents(company.ticker).filter(
    ({ date }) => date > (days[0] ?? '') && date <= baseDay,
  )
  const levels = adjustedLevels(company, days, events, random)
  const factors = datedFactors(days, levels, events)
  const drawn = trade(company, days, levels, events, factors, random)
  return { days: drawn.filter(({ date }) => isTradingDay(date)), factors }
}

/** Exact prices in current shares, fixed at the anchors of the profile. */
function adjustedLevels(
  company: DemoCompany,
  days: readonly string[],
  events: readonly ShareEvent[],
  random: Random,
): readonly number[] {
  const { close, previousClose, firstPrice, yearAgoPrice, noise } = company.profile
  const sector = sectorReturns.get(company.sectorCode) ?? []
  const offset = drawnDays.indexOf(days[0] ?? '')
  const beta = random.between(0.7, 1.25)
  const returns = days.map((_, index) => {
    const market = marketReturns[offset + index] ?? 0
    return beta * market + (sector[offset + index] ?? 0) + (random.normal() * noise) / 100
  })
  const last = days.length - 1
  const simpleFactor = events.reduce(
    (product, event) => product * computeFactor(event, 1.3 * (event.exercisePrice ?? 1)),
    1,
  )
  const isNew = company.listingDate > firstTradingDay
  const first = isNew ? company.ipoPrice * simpleFactor * random.between(1.01, 1.09) : firstPrice
  const anchors: (readonly [index: number, price: number])[] = [[0, first]]
  const middle = days.findIndex((day) => day >= yearAgo)
  if (middle > 0 && middle < last) anchors.push([middle, yearAgoPrice])
  for (const [day, price] of waypoints[company.ticker] ?? []) anchors.push([days.indexOf(day), price])
  const before = previousClose ?? close / (1 + 0.006 + (random.normal() * noise) / 130)
  anchors.push([last - 1, before], [last, close])
  return bridged(returns, anchors)
}

/** Bridges a random walk between the anchors by spreading the difference evenly over the days. */
function bridged(
  returns: readonly number[],
  anchors: readonly (readonly [number, number])[],
): readonly number[] {
  const levels: number[] = []
  for (let segment = 0; segment + 1 < anchors.length; segment += 1) {
    const [from, fromPrice] = anchors[segment] ?? [0, 1]
    const [to, toPrice] = anchors[segment + 1] ?? [0, 1]
    const walk = returns.slice(from + 1, to + 1)
    const missing = (Math.log(toPrice / fromPrice) - walk.reduce((sum, step) => sum + step, 0)) / walk.length
    let level = Math.log(fromPrice)
    levels[from] = fromPrice
    walk.forEach((step, index) => {
      level += step + missing
      levels[from + 1 + index] = Math.exp(level)
    })
    levels[to] = toPrice
  }
  return levels
}

/** Rights need the cum price, computed from the level of the previous day by the inverse formula. */
function datedFactors(
  days: readonly string[],
  levels: readonly number[],
  events: readonly ShareEvent[],
): readonly DatedFactor[] {
  let later = 1
  const factors: DatedFactor[] = []
  for (const event of events.toReversed()) {
    const level = (levels[days.findIndex((day) => day >= event.date) - 1] ?? 1) / later
    const right = (event.exercisePrice ?? 0) * event.new
    const cumPrice = roundToTick((level * (event.old + event.new) - right) / event.old, event.date)
    const factor = computeFactor(event, cumPrice)
    factors.unshift({ date: event.date, factor })
    later *= factor
  }
  return factors
}

function trade(
  company: DemoCompany,
  days: readonly string[],
  levels: readonly number[],
  events: readonly ShareEvent[],
  factors: readonly DatedFactor[],
  random: Random,
): readonly DayPrice[] {
  const { noise, shares } = company.profile
  const turnover = random.between(0.0004, 0.0022) * shares * 1_000_000
  let previous = Math.max(1, roundToTick((levels[0] ?? 1) / factorAfter('', factors), days[0] ?? ''))
  return days.map((date, index) => {
    const event = events.find((candidate) => candidate.date === date)
    const reference = referencePrice(previous, event)
    const within = tradable(reference, company.boardCode, date)
    const factor = factorAfter(date, factors)
    const close = within((levels[index] ?? 1) / factor)
    const open = within(reference * (1 + (random.normal() * noise) / 320))
    const spread = noise / 100
    const high = within(Math.max(open, close) * (1 + Math.abs(random.normal()) * spread * 0.45))
    const low = within(Math.min(open, close) * (1 - Math.abs(random.normal()) * spread * 0.45))
    const move = Math.abs(close / reference - 1)
    const activity = Math.exp(random.normal() * 0.45) * (1 + move * 22)
    const volume = Math.max(1, Math.round((turnover * activity * factor) / 100)) * 100
    previous = close
    return { date, open, high: Math.max(high, open, close), low: Math.min(low, open, close), close, volume }
  })
}

function factorAfter(day: string, factors: readonly DatedFactor[]): number {
  return factors.reduce((product, entry) => (entry.date > day ? product * entry.factor : product), 1)
}
