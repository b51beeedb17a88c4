import { dayInJakarta } from '@site/contracts/jakarta-time.ts'

const MONTH_CHARACTERS = 'yyyy-mm'.length

/** Groups events by the month (`2026-11`) in which they start in Western Indonesia Time, in the given order. */
export function monthsOfEvents<Event extends { readonly startsAt: string }>(
  events: readonly Event[],
): { month: string; events: readonly Event[] }[] {
  const months = new Map<string, Event[]>()
  for (const event of events) {
    const month = dayInJakarta(new Date(event.startsAt)).slice(0, MONTH_CHARACTERS)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, group]) => ({ month, events: group }))
}
