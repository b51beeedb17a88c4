import { describe, expect, it } from 'vitest'
import { nextChapter } from './next-chapter.ts'

describe('nextChapter', () => {
  it.each([
    { read: [], expected: 0, name: 'the first chapter' },
    { read: [1, 2], expected: 2, name: 'the chapter after the last read one' },
    { read: [2], expected: 2, name: 'the chapter after a skipped one' },
    { read: [2, 3], expected: 0, name: 'a skipped chapter at the end' },
    { read: [1, 2, 3, 9], expected: null, name: 'nothing after all chapters' },
  ])('returns $name', ({ read, expected }) => {
    expect(nextChapter([{ id: 1 }, { id: 2 }, { id: 3 }], read)).toBe(expected)
  })
})
