import { describe, expect, it } from 'vitest'
import { parseReadLessons, withLessonToggled } from './read-lessons.ts'

describe('parseReadLessons', () => {
  it.each([
    { kept: null, expected: [] },
    { kept: '', expected: [] },
    { kept: '3', expected: [3] },
    { kept: '3,7,3', expected: [3, 7] },
    { kept: '3,,7', expected: [] },
    { kept: '<script>', expected: [] },
  ])('returns $expected for $kept', ({ kept, expected }) => {
    expect(parseReadLessons(kept)).toEqual(expected)
  })
})

describe('withLessonToggled', () => {
  it('adds a lesson and removes it again', () => {
    const once = withLessonToggled([1], 2)
    expect(once).toEqual([1, 2])
    expect(withLessonToggled(once, 2)).toEqual([1])
  })
})
