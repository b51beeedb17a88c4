import { expect, it } from 'vitest'
import { isWellFormed } from './shape.ts'

const createText = (...children: unknown[]) => ({ root: { type: 'root', children } })

it.each([
  { text: null, expected: true },
  { text: undefined, expected: true },
  { text: '', expected: true },
  { text: createText(), expected: true },
  {
    text: createText({ type: 'paragraph', children: [{ type: 'text', text: 'x' }, { type: 'linebreak' }] }),
    expected: true,
  },
  { text: createText({ type: 'link', fields: { url: 'x' }, children: [] }), expected: true },
  { text: 'x', expected: false },
  { text: 7, expected: false },
  { text: [], expected: false },
  { text: {}, expected: false },
  { text: { root: 'x' }, expected: false },
  { text: { root: { children: 'x' } }, expected: false },
  { text: createText('x'), expected: false },
  { text: createText(null), expected: false },
  { text: createText([]), expected: false },
  { text: createText({ children: [] }), expected: false },
  { text: createText({ type: 'paragraph', children: 'x' }), expected: false },
  { text: createText({ type: 'paragraph', children: null }), expected: false },
  { text: createText({ type: 'paragraph', children: ['x'] }), expected: false },
  { text: createText({ type: 'text', text: { a: 1 } }), expected: false },
  { text: createText({ type: 'link', fields: 'x', children: [] }), expected: false },
])('the shape of a rich text of $text: $expected', ({ text, expected }) => {
  expect(isWellFormed(text)).toBe(expected)
})
