import { clockInJakarta } from '@site/contracts/jakarta-time.ts'

const opens = '06:00'
const closes = '21:00'

/** Bulk emails are sent from 06.00 to 21.00 in Jakarta. */
export function isInBulkWindow(at: Date): boolean {
  const clock = clockInJakarta(at)
  return clock >= opens && clock < closes
}
