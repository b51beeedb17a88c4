/** Months like `2026-12` and days like `2026-12-03`: strings and UTC only, so no time zone can shift them. */

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/
/** The exchange has existed in its current form since 1992; nothing is planned beyond 2100. */
const firstMonth = '1990-01'
const lastMonth = '2100-12'

export function isMonth(text: string): boolean {
  return monthPattern.test(text) && text >= firstMonth && text <= lastMonth
}

export function toMonth(day: string): string {
  return day.slice(0, 7)
}

export function firstDay(month: string): string {
  return `${month}-01`
}

export function lastDay(month: string): string {
  const { year, index } = parseMonth(month)
  return dayText(Date.UTC(year, index + 1, 0))
}

export function addMonths(month: string, count: number): string {
  const { year, index } = parseMonth(month)
  return toMonth(dayText(Date.UTC(year, index + count, 1)))
}

/** The weeks of a month from Monday to Sunday; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const { year, index } = parseMonth(month)
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + 6) % 7
  const count = Number(lastDay(month).slice(8))
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => {
      const date = week * 7 + weekday - before + 1
      return date < 1 || date > count ? null : `${month}-${String(date).padStart(2, '0')}`
    }),
  )
}

function parseMonth(month: string): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 }
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
