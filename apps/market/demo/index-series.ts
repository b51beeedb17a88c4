import { cumulativeFactor } from '@site/finance/adjustment.ts'
import { companies, type DemoCompany } from './companies.ts'
import { baseDay, firstTradingDay } from './demo-dates.ts'
import { computePublicPart } from './owners.ts'
import { baseDays, type PricePath } from './price-paths.ts'
import { sharesOn } from './share-events.ts'
import { addDays, tradingDays } from './trading-days.ts'

export const indexName = 'Wirasana 40'
/** As in the design of the home page: 1,284.56, +0.84%. */
const baseValue = 1284.56
const valueBefore = 1273.86

type Paths = ReadonlyMap<string, PricePath>
type Values = ReadonlyMap<string, number>

/** Weighted by the market value of the free float; a company counts from its second day on. */
export function indexSeries(paths: Paths, lastTradingDay: string): { date: string; value: number }[] {
  const base = computeLevels(baseDays, listValues(paths, firstTradingDay, computeBaseValue))
  const scale = valueBefore / (base.at(-2) ?? 1)
  const laterDays = tradingDays(addDays(baseDay, 1), lastTradingDay)
  const later = computeLevels([baseDay, ...laterDays], listValues(paths, baseDay, computeLaterValue)).slice(1)
  return [
    ...baseDays.map((date, index) => ({
      date,
      value: date === baseDay ? baseValue : rounded((base[index] ?? 0) * scale),
    })),
    ...laterDays.map((date, index) => ({ date, value: rounded((later[index] ?? 0) * baseValue) })),
  ]
}

type ValueOf = (company: DemoCompany, path: PricePath, day: PricePath['days'][number]) => number

/** At the shares of the base day: later events must not change the rounding of earlier values. */
const computeBaseValue: ValueOf = (company, { factors }, { date, close }) =>
  close *
  cumulativeFactor(
    date,
    factors.filter((factor) => factor.date <= baseDay),
  ) *
  computeFreeFloat(company, baseDay)

const computeLaterValue: ValueOf = (company, _, { date, close }) => close * computeFreeFloat(company, date)

const publicParts = new Map(companies.map((company) => [company.ticker, computePublicPart(company)]))

/** Shares in public hands. */
function computeFreeFloat(company: DemoCompany, day: string): number {
  return sharesOn(company, day) * (publicParts.get(company.ticker) ?? 0)
}

function listValues(paths: Paths, from: string, valueOn: ValueOf): readonly Values[] {
  return companies.flatMap((company) => {
    const path = paths.get(company.ticker)
    if (!path) return []
    const days = path.days.filter(({ date }) => date >= from)
    return [new Map(days.map((day) => [day.date, valueOn(company, path, day)]))]
  })
}

/** Relative to the first day. */
function computeLevels(days: readonly string[], values: readonly Values[]): number[] {
  const levels = [1]
  for (let index = 1; index < days.length; index += 1) {
    let before = 0
    let now = 0
    for (const value of values) {
      const old = value.get(days[index - 1] ?? '')
      const current = value.get(days[index] ?? '')
      if (old === undefined || current === undefined) continue
      before += old
      now += current
    }
    levels.push((levels[index - 1] ?? 1) * (before > 0 ? now / before : 1))
  }
  return levels
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
