import { describe, expect, it } from 'vitest'
import { averageCalls, compareWithIndex, type RatedCall } from './call-against-index.ts'

/** The index: 200 on Monday, March 2, then +1 %, −2 % and +5 % since. */
const index = [
  { date: '2026-03-02', value: 200 },
  { date: '2026-03-03', value: 202 },
  { date: '2026-03-04', value: 196 },
  { date: '2026-03-05', value: 210 },
]
const buy = { rating: 'buy', issuedAt: '2026-03-02' } as const
const days = [
  { date: '2026-03-03', change: 0.03 },
  { date: '2026-03-04', change: -0.05 },
]
const round = (points: number) => Math.round(points * 1000) / 1000
const listPoints = (leads: ReturnType<typeof compareWithIndex>) => leads?.map(({ points }) => round(points))

describe('compareWithIndex', () => {
  it('subtracts the change of the index since the day of issue, in percentage points', () => {
    expect(listPoints(compareWithIndex(buy, days, index))).toEqual([0, 2, -3])
  })

  it('is reversed for a sell, but not for a hold', () => {
    expect(listPoints(compareWithIndex({ ...buy, rating: 'sell' }, days, index))).toEqual([0, -2, 3])
    expect(listPoints(compareWithIndex({ ...buy, rating: 'hold' }, days, index))).toEqual([0, 2, -3])
  })

  it('starts with the last close before an issue on a weekend', () => {
    const sunday = { ...buy, issuedAt: '2026-03-08' }
    const monday = [{ date: '2026-03-09', change: 0.1 }]
    const until = [...index, { date: '2026-03-09', value: 231 }]
    expect(compareWithIndex(sunday, monday, until)).toEqual([
      { date: '2026-03-08', points: 0 },
      { date: '2026-03-09', points: expect.closeTo(0) },
    ])
  })

  it('leaves out a day without a value of the index', () => {
    const without = index.filter(({ date }) => date !== '2026-03-03')
    expect(listPoints(compareWithIndex(buy, days, without))).toEqual([0, -3])
  })

  it.each([
    { name: 'no index', index: [] },
    { name: 'an index that begins after the issue', index: index.slice(1) },
    { name: 'an index that ended weeks before the issue', index: [{ date: '2026-02-02', value: 200 }] },
    {
      name: 'a value of zero on the day of issue',
      index: [{ date: '2026-03-02', value: 0 }, ...index.slice(1)],
    },
  ])('is null with $name', ({ index: given }) => {
    expect(compareWithIndex(buy, days, given)).toBeNull()
  })

  it('is null before the first price', () => {
    expect(compareWithIndex(buy, [], index)).toBeNull()
  })
})

describe('averageCalls', () => {
  const call: RatedCall = { rating: 'buy', kind: 'open', result: 0.1, lead: 4 }

  it('counts each call the same', () => {
    const calls: RatedCall[] = [
      call,
      { ...call, kind: 'target', result: 0.2, lead: 8 },
      { ...call, kind: 'stop', result: -0.09, lead: -6 },
    ]
    expect(averageCalls(calls)).toEqual({
      count: 3,
      withResult: 3,
      averageResult: expect.closeTo(0.07),
      withLead: 3,
      averageLead: 2,
      aheadOfIndex: 2,
      ended: 2,
      reachedTarget: 1,
    })
  })

  it('leaves unknown results out of the averages, and says how many remain', () => {
    const unknown: RatedCall = { ...call, kind: 'expired', result: null, lead: null }
    expect(averageCalls([call, unknown])).toMatchObject({
      count: 2,
      withResult: 1,
      averageResult: 0.1,
      withLead: 1,
    })
    expect(averageCalls([unknown])).toMatchObject({ averageResult: null, averageLead: null, ended: 1 })
  })

  it('does not count a draw as ahead of the index', () => {
    expect(averageCalls([{ ...call, lead: 0 }]).aheadOfIndex).toBe(0)
  })
})
