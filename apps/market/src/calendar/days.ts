/** The same day of an earlier month, or its last day if the month is shorter. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  return date.toISOString().slice(0, 10)
}

export function monthsAfter(day: string, months: number): string {
  return monthsBefore(day, -months)
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** The first day of the months that end with the month of this day. */
export function firstDayOfMonths(end: string, months: number): string {
  return `${monthsBefore(end, months - 1).slice(0, 7)}-01`
}

export function firstDayOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`
}
