import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockInJakarta, dayInJakarta } from './jakarta-time.ts'

afterEach(() => vi.unstubAllGlobals())

describe('Jakarta time', () => {
  it.each([
    { instant: '2026-11-20T16:59:59.999Z', day: '2026-11-20', clock: '23:59' },
    { instant: '2026-11-20T17:00:00.000Z', day: '2026-11-21', clock: '00:00' },
    { instant: '2026-12-31T18:30:00.000Z', day: '2027-01-01', clock: '01:30' },
  ])('is $day $clock at $instant', ({ instant, day, clock }) => {
    expect([dayInJakarta(new Date(instant)), clockInJakarta(new Date(instant))]).toEqual([day, clock])
  })

  it('does not depend on the Intl implementation', () => {
    // WebKit's format of `en-CA`; other engines write 2026-11-25.
    vi.stubGlobal('Intl', {
      DateTimeFormat: class {
        format = () => '11/25/2026'
      },
    })
    expect(dayInJakarta(new Date('2026-11-25T03:00:00.000Z'))).toBe('2026-11-25')
  })
})
