import type { DatedFactor } from '@site/finance/adjustment.ts'
import type { DemoCompany } from './companies.ts'
import { baseDay } from './demo-dates.ts'
import { computeFactor, referencePrice, tradable } from './price-events.ts'
import { randomFor } from './random.ts'
import { listShareEvents, type ShareEvent } from './share-events.ts'
import { addDays, tradingDays } from './trading-days.ts'

export interface DayPrice {
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const marketDeviation = 0.0075
const sectorDeviation = 0.006
/** The part of the distance to the company's growth path that a day makes up for; without it, prices drift away in years. */
const returnToPath = 0.004
const volumeDays = 120
const msPerYear = 365.25 * 86_400_000

/**
 * The days after the base day. Each depends on the day before and on numbers drawn for its date, so a later end appends
 * days and changes none.
 */
export function laterPrices(
  company: DemoCompany,
  base: readonly DayPrice[],
  lastTradingDay: string,
): { readonly days: readonly DayPrice[]; readonly factors: readonly DatedFactor[] } {
  const start = base.at(-1)
  if (!start) return { days: [], factors: [] }
  const events = listShareEvents(company.ticker).filter(
    ({ date }) => date > baseDay && date <= lastTradingDay,
  )
  const usualVolume = average(base.slice(-volumeDays).map(({ volume }) => volume))
  const beta = randomFor('later-prices', company.ticker).between(0.7, 1.25)
  const days: DayPrice[] = []
  const factors: DatedFactor[] = []
  let previous = start.close
  let product = 1
  for (const date of tradingDays(addDays(baseDay, 1), lastTradingDay)) {
    const event = events.find((candidate) => candidate.date === date)
    if (event) {
      const factor = computeFactor(event, previous)
      factors.push({ date, factor })
      product *= factor
    }
    const fair = start.close * product * grown(company, date)
    const day = nextDay({ company, date, previous, event, beta, fair, usualVolume: usualVolume / product })
    days.push(day)
    previous = day.close
  }
  return { days, factors }
}

interface Step {
  readonly company: DemoCompany
  readonly date: string
  readonly previous: number
  readonly event: ShareEvent | undefined
  readonly beta: number
  readonly fair: number
  readonly usualVolume: number
}

function nextDay({ company, date, previous, event, beta, fair, usualVolume }: Step): DayPrice {
  const random = randomFor('later-day', company.ticker, date)
  const { noise } = company.profile
  const reference = referencePrice(previous, event)
  const within = tradable(reference, company.boardCode, date)
  const change =
    beta * marketDeviation * randomFor('later-market', date).normal() +
    sectorDeviation * randomFor('later-sector', company.sectorCode, date).normal() +
    (noise / 100) * random.normal() +
    returnToPath * Math.log(fair / reference)
  const close = within(reference * Math.exp(change))
  const open = within(reference * (1 + (random.normal() * noise) / 320))
  const spread = (noise / 100) * 0.45
  const high = within(Math.max(open, close) * (1 + Math.abs(random.normal()) * spread))
  const low = within(Math.min(open, close) * (1 - Math.abs(random.normal()) * spread))
  const activity = Math.exp(random.normal() * 0.45 - 0.1) * (0.75 + Math.abs(close / reference - 1) * 16)
  return {
    date,
    open,
    high: Math.max(high, open, close),
    low: Math.min(low, open, close),
    close,
    volume: Math.max(1, Math.round((usualVolume * activity) / 100)) * 100,
  }
}

/** The growth of the company since the base day. */
function grown({ profile }: DemoCompany, date: string): number {
  const years = (Date.parse(date) - Date.parse(baseDay)) / msPerYear
  return (1 + profile.laterGrowth / 100) ** years
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
