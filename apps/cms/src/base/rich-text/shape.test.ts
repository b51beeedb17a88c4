import { describe, expect, it } from 'vitest'
import { isWellFormed } from './shape.ts'

const textOf = (...children: unknown[]) => ({ root: { type: 'root', children } })

describe('the shape of a rich text', () => {
  it.each([
    { text: null, expected: true },
    { text: undefined, expected: true },
    { text: '', expected: true },
    { text: textOf(), expected: true },
    {
      text: textOf({ type: 'paragraph', children: [{ type: 'text', text: 'x' }, { type: 'linebreak' }] }),
      expected: true,
    },
    { text: textOf({ type: 'link', fields: { url: 'x' }, children: [] }), expected: true },
    { text: 'x', expected: false },
    { text: 7, expected: false },
    { text: [], expected: false },
    { text: {}, expected: false },
    { text: { root: 'x' }, expected: false },
    { text: { root: { children: 'x' } }, expected: false },
    { text: textOf('x'), expected: false },
    { text: textOf(null), expected: false },
    { text: textOf([]), expected: false },
    { text: textOf({ children: [] }), expected: false },
    { text: textOf({ type: 'paragraph', children: 'x' }), expected: false },
    { text: textOf({ type: 'paragraph', children: null }), expected: false },
    { text: textOf({ type: 'paragraph', children: ['x'] }), expected: false },
    { text: textOf({ type: 'text', text: { a: 1 } }), expected: false },
    { text: textOf({ type: 'link', fields: 'x', children: [] }), expected: false },
  ])('of $text: $expected', ({ text, expected }) => {
    expect(isWellFormed(text)).toBe(expected)
  })
})
