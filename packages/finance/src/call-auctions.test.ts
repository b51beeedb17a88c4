import { describe, expect, it } from 'vitest'
import { callAuctionsOn, callAuctionTables, nextMatching } from './call-auctions.ts'

describe('the call auctions of the watchlist', () => {
  it('are known since March 25, 2024, with the times of session 1 only', () => {
    expect(callAuctionsOn('2024-03-24')).toBeNull()
    const table = callAuctionsOn('2024-03-25')
    expect(table).toMatchObject({ since: '2024-03-25', source: 'Peng-00001/BEI.PB1/03-2024' })
    expect(table?.sessions.map(({ session, times }) => [session, times?.orders.to])).toEqual([
      [1, '09:55:00'],
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, undefined],
    ])
    expect(
      table?.sessions.filter(({ weekdays }) => weekdays !== 'all').map(({ session }) => session),
    ).toEqual([3])
  })

  it('collect orders only after the session before has matched', () => {
    for (const { sessions } of callAuctionTables) {
      const known = sessions.flatMap(({ times }) => times ?? [])
      const ends = known.flatMap(({ orders, random, match }) => [
        orders.from,
        random.from,
        orders.to,
        match.from,
        match.to,
      ])
      expect(ends.length).toBeGreaterThan(0)
      expect(ends).toEqual(ends.toSorted())
    }
  })

  // Thursday and Friday: session 1 is the same, and the times of session 2 are unknown on both.
  it.each([
    { day: '2026-11-26', time: '08:00:00', expected: ['09:55:01', '09:59:00'] },
    { day: '2026-11-27', time: '09:59:00', expected: ['09:55:01', '09:59:00'] },
    { day: '2026-11-26', time: '09:59:01', expected: null },
    { day: '2024-03-22', time: '08:00:00', expected: null },
  ])('match next on $day after $time: $expected', ({ day, time, expected }) => {
    const next = nextMatching(day, time)
    expect(next && [next.from, next.to]).toEqual(expected)
  })
})
