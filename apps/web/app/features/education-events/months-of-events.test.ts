import { describe, expect, it } from 'vitest'
import { monthsOfEvents } from './months-of-events.ts'

describe('monthsOfEvents', () => {
  it('keeps the order and assigns an event after midnight in Jakarta to the new month', () => {
    const events = [
      { id: 1, startsAt: '2026-11-30T03:00:00.000Z' },
      { id: 2, startsAt: '2026-11-30T17:00:00.000Z' },
      { id: 3, startsAt: '2026-12-05T03:00:00.000Z' },
    ]
    expect(monthsOfEvents(events).map(({ month, events: own }) => [month, own.map(({ id }) => id)])).toEqual([
      ['2026-11', [1]],
      ['2026-12', [2, 3]],
    ])
  })
})
