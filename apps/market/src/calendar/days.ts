const exchangeTimeZone = 'Asia/Jakarta'
const inJakarta = new Intl.DateTimeFormat('en-CA', {
  timeZone: exchangeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** `2026-11-20`: the calendar day in Jakarta, where the exchange is. */
export function dayInJakarta(instant: Date): string {
  const parts = inJakarta.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The same day of an earlier month, or that month's last day where it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  return date.toISOString().slice(0, 10)
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

export function firstDayOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`
}
