import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'

const opens = '06:00'
const closes = '21:00'
const dayMs = 86_400_000

/** Bulk emails are sent from 06.00 to 21.00 in Jakarta. */
export function isInBulkWindow(at: Date): boolean {
  const clock = clockInJakarta(at)
  return clock >= opens && clock < closes
}

/** The given time, or the next 06.00 if it is outside the window. */
export function nextBulkTime(at: Date): Date {
  if (isInBulkWindow(at)) return at
  const isEarly = clockInJakarta(at) < opens
  const day = dayInJakarta(isEarly ? at : new Date(at.getTime() + dayMs))
  return new Date(`${day}T${opens}:00+07:00`)
}
