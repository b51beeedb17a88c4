import type { Contribution, ContributionSchedule } from './what-if-input.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The first day, or the chosen day of each month, both ends included. */
export function listContributions(schedule: ContributionSchedule, amount: number): Contribution[] {
  const { from, to } = schedule
  if (schedule.mode === 'lumpSum') return [{ date: from, amount }]
  const contributions: Contribution[] = []
  let year = Number(from.slice(0, 4))
  let month = Number(from.slice(5, 7))
  for (;;) {
    const date = `${year}-${twoDigits(month)}-${twoDigits(schedule.day)}`
    if (date > to) return contributions
    if (date >= from) contributions.push({ date, amount })
    year = month === 12 ? year + 1 : year
    month = month === 12 ? 1 : month + 1
  }
}
