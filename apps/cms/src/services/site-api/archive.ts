/** The years from the oldest to the newest document in Jakarta time, newest first. */
export function yearsBetween(oldest: string | null, newest: string | null): number[] {
  if (oldest === null || newest === null) return []
  const last = jakartaYear(newest)
  return Array.from({ length: last - jakartaYear(oldest) + 1 }, (_, back) => last - back)
}

/** The start of a year in Jakarta time, and of the next year. */
export function boundsOfYear(year: number): { from: string; before: string } {
  return { from: startOfYear(year), before: startOfYear(year + 1) }
}

/** The months (`2026-11`) from the oldest to the newest calendar day, newest first. */
export function monthsBetween(oldest: string | null, newest: string | null): string[] {
  if (oldest === null || newest === null) return []
  const last = monthIndex(newest)
  return Array.from({ length: last - monthIndex(oldest) + 1 }, (_, back) => formatMonth(last - back))
}

/** The first day of a month and of the next. Calendar days are stored as noon UTC, so midnight separates them. */
export function boundsOfMonth(month: string): { from: string; before: string } {
  const formatStart = (index: number) => `${formatMonth(index)}-01T00:00:00.000Z`
  return { from: formatStart(monthIndex(month)), before: formatStart(monthIndex(month) + 1) }
}

/** The month of an instant in Jakarta time. */
export function jakartaMonth(instant: string): string {
  return new Date(Date.parse(instant) + jakartaOffsetMs).toISOString().slice(0, 'yyyy-mm'.length)
}

/** The start of a month in Jakarta time, and of the next month. */
export function instantsOfMonth(month: string): { from: string; before: string } {
  const formatStart = (index: number) =>
    new Date(Date.parse(`${formatMonth(index)}-01T00:00:00.000Z`) - jakartaOffsetMs).toISOString()
  return { from: formatStart(monthIndex(month)), before: formatStart(monthIndex(month) + 1) }
}

const jakartaOffsetMs = 7 * 60 * 60 * 1000

function jakartaYear(instant: string): number {
  return new Date(Date.parse(instant) + jakartaOffsetMs).getUTCFullYear()
}

function startOfYear(year: number): string {
  return new Date(Date.UTC(year, 0, 1) - jakartaOffsetMs).toISOString()
}

function monthIndex(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function formatMonth(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
