import { cumulativeFactor } from '@site/finance/adjustment.ts'
import { companies } from './companies.ts'
import { allDays, type PricePath } from './price-paths.ts'

export const indexName = 'Wirasana 40'
/** As in the design of the home page: 1,284.56, +0.84%. */
const lastValue = 1284.56
const valueBefore = 1273.86

/** Weighted by market value; a company counts from its second day on. */
export function indexSeries(paths: ReadonlyMap<string, PricePath>): { date: string; value: number }[] {
  const values = companies.map((company) => {
    const path = paths.get(company.ticker)
    return new Map(
      (path?.days ?? []).map(({ date, close }) => [
        date,
        close * cumulativeFactor(date, path?.factors ?? []) * company.profile.shares,
      ]),
    )
  })
  const levels = [1]
  for (let index = 1; index < allDays.length; index += 1) {
    let before = 0
    let now = 0
    for (const value of values) {
      const old = value.get(allDays[index - 1] ?? '')
      const current = value.get(allDays[index] ?? '')
      if (old === undefined || current === undefined) continue
      before += old
      now += current
    }
    levels.push((levels[index - 1] ?? 1) * (before > 0 ? now / before : 1))
  }
  const scale = valueBefore / (levels.at(-2) ?? 1)
  return allDays.map((date, index) => ({
    date,
    value: index === allDays.length - 1 ? lastValue : Math.round((levels[index] ?? 1) * scale * 100) / 100,
  }))
}
