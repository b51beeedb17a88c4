import { describe, expect, it } from 'vitest'
import { regroupedAmount } from './regrouped-amount.ts'

/** Parses a text with the caret as `|`. */
function at(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') }
}

function shown(retyped: ReturnType<typeof regroupedAmount>): string | null {
  return retyped && `${retyped.text.slice(0, retyped.caret)}|${retyped.text.slice(retyped.caret)}`
}

describe('retypedAmount', () => {
  it.each([
    { name: 'appending a digit', before: '150', typed: '1500|', expected: '1.500|' },
    { name: 'inserting a digit', before: '1.500', typed: '19|.500', expected: '19|.500' },
    {
      name: 'inserting a digit that moves the groups',
      before: '150.000',
      typed: '1250|.000',
      expected: '1.250|.000',
    },
    { name: 'deleting a digit', before: '1.500', typed: '1.50|', expected: '150|' },
    { name: 'deleting a separator with Backspace', before: '1.500', typed: '1|500', expected: '1|.500' },
    { name: 'deleting everything', before: '1', typed: '|', expected: '|' },
    { name: 'replacing the number', before: '500.000.000', typed: '2500|', expected: '2.500|' },
  ])('groups after $name', ({ before, typed, expected }) => {
    expect(shown(regroupedAmount('id', before, at(typed), false))).toBe(expected)
  })

  it('moves past a separator that was deleted forwards', () => {
    expect(shown(regroupedAmount('id', '1.500', at('1|500'), true))).toBe('1.|500')
  })

  it.each([
    { name: 'a typed separator', before: '1', typed: '1.|' },
    { name: 'digits after such a separator', before: '1.', typed: '1.5|' },
    { name: 'a word', before: '1.5 j', typed: '1.5 jt|' },
    { name: 'a currency', before: '', typed: 'R|' },
    { name: 'the other separator', before: '1.500', typed: '1.500,|' },
    { name: 'a minus sign', before: '', typed: '-|' },
    { name: 'digits of other scripts', before: '', typed: '١|' },
  ])('returns null for $name', ({ before, typed }) => {
    expect(regroupedAmount('id', before, at(typed), false)).toBeNull()
  })

  it('groups with the separator of the language', () => {
    expect(shown(regroupedAmount('en', '150', at('1500|'), false))).toBe('1,500|')
  })

  it.each(['5', '42', '150', '1500', '150000', '1234567', '1000000000000'])(
    'keeps every digit of %s and the caret position at any insertion point',
    (start) => {
      const before = start.replace(/\B(?=(?:\d{3})+$)/g, '.')
      const plain = (one: string) => one.replaceAll('.', '')
      const typed = ['7', '89', '000'].flatMap((added) =>
        Array.from({ length: before.length + 1 }, (_, place) => ({
          text: `${before.slice(0, place)}${added}${before.slice(place)}`,
          caret: place + added.length,
        })),
      )
      const regrouped = typed.map((one) => regroupedAmount('id', before, one, false))
      expect(regrouped.map((one) => plain(one?.text ?? ''))).toEqual(typed.map(({ text }) => plain(text)))
      expect(regrouped.map((one) => plain(one?.text.slice(0, one.caret) ?? ''))).toEqual(
        typed.map(({ text, caret }) => plain(text.slice(0, caret))),
      )
    },
  )
})
