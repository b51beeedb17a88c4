import { describe, expect, it } from 'vitest'
import { parseReadLessons, withLessonToggled } from './read-lessons.ts'

describe('parseReadLessons', () => {
  it.each([
    { stored: null, expected: [] },
    { stored: '', expected: [] },
    { stored: '3', expected: [3] },
    { stored: '3,7,3', expected: [3, 7] },
    { stored: '3,,7', expected: [] },
    { stored: '<script>', expected: [] },
  ])('returns $expected for $stored', ({ stored, expected }) => {
    expect(parseReadLessons(stored)).toEqual(expected)
  })
})

describe('withLessonToggled', () => {
  it('adds a lesson and removes it again', () => {
    const once = withLessonToggled([1], 2)
    expect(once).toEqual([1, 2])
    expect(withLessonToggled(once, 2)).toEqual([1])
  })
})
