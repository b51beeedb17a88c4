import { describe, expect, it } from 'vitest'
import { oldestNeededWal } from './keep-newest.mjs'

/**
 * @param {string} history
 * @param {string} place
 * @param {string} [system]
 */
const backup = (history, place, system = '7001') => ({
  system,
  firstWal: `0000000${history}00000000000000${place}`,
  completeAt: '2026-11-22T10:15:00.000Z',
})

describe('oldestNeededWal', () => {
  it.each([
    {
      name: 'the oldest backup of an ordinary row',
      kept: [backup('1', '10'), backup('1', '22'), backup('1', '50')],
      needed: '10',
    },
    {
      name: 'the lowest place after going back to a moment, in whatever history',
      kept: [backup('1', '50'), backup('2', '22')],
      needed: '22',
    },
    {
      name: 'a backup from before going back, where it needs more',
      kept: [backup('1', '10'), backup('1', '50'), backup('2', '22')],
      needed: '10',
    },
    {
      name: 'none of another database, however high or low it stands',
      kept: [backup('1', 'A0', '6999'), backup('1', '02', '6999'), null, backup('1', '05')],
      needed: '05',
    },
  ])('goes by $name', ({ kept, needed }) => {
    const own = kept.at(-1) ?? backup('1', '05')
    expect(oldestNeededWal(kept, own).slice(-2)).toBe(needed)
  })
})
