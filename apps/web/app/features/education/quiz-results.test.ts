import { describe, expect, it } from 'vitest'
import { parseResults } from './quiz-results.ts'

const result = { lesson: 4, correct: 4, total: 5, day: '2026-11-27' }

describe('parseResults', () => {
  it.each([
    { stored: null, expected: [] },
    { stored: '', expected: [] },
    { stored: '4:4/5@2026-11-27', expected: [result] },
    { stored: '4:1/5@2026-11-20,4:4/5@2026-11-27', expected: [result] },
    { stored: '<script>,4:4/5@2026-11-27,', expected: [result] },
    { stored: '4:6/5@2026-11-27', expected: [] },
    { stored: '4:0/0@2026-11-27', expected: [] },
    { stored: '4:4/5@2026-13-45', expected: [] },
    { stored: '4:-1/5@2026-11-27', expected: [] },
    { stored: '99999999999999999999:4/5@2026-11-27', expected: [] },
    { stored: '{"lesson":4,"correct":4}', expected: [] },
  ])('returns the possible results of $stored', ({ stored, expected }) => {
    expect(parseResults(stored)).toEqual(expected)
  })
})
