import { describe, expect, it } from 'vitest'
import { retypedAmount } from './retyped-amount.ts'

/** The caret as a stroke, so that a case reads like a field. */
function at(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') }
}

function shown(retyped: ReturnType<typeof retypedAmount>): string | null {
  return retyped && `${retyped.text.slice(0, retyped.caret)}|${retyped.text.slice(retyped.caret)}`
}

describe('retypedAmount', () => {
  it.each([
    { name: 'a digit at the end', before: '150', typed: '1500|', expected: '1.500|' },
    { name: 'a digit in the middle', before: '1.500', typed: '19|.500', expected: '19|.500' },
    { name: 'a digit that moves the groups', before: '150.000', typed: '1250|.000', expected: '1.250|.000' },
    { name: 'a deletion', before: '1.500', typed: '1.50|', expected: '150|' },
    { name: 'the deletion of a mark backwards', before: '1.500', typed: '1|500', expected: '1|.500' },
    { name: 'the deletion of all', before: '1', typed: '|', expected: '|' },
    { name: 'another number over it', before: '500.000.000', typed: '2500|', expected: '2.500|' },
  ])('groups after $name', ({ before, typed, expected }) => {
    expect(shown(retypedAmount('id', before, at(typed), false))).toBe(expected)
  })

  it('goes past a mark that was deleted forwards', () => {
    expect(shown(retypedAmount('id', '1.500', at('1|500'), true))).toBe('1.|500')
  })

  it.each([
    { name: 'a mark that was typed', before: '1', typed: '1.|' },
    { name: 'what follows such a mark', before: '1.', typed: '1.5|' },
    { name: 'a word', before: '1.5 j', typed: '1.5 jt|' },
    { name: 'a currency', before: '', typed: 'R|' },
    { name: 'the other mark', before: '1.500', typed: '1.500,|' },
    { name: 'a minus sign', before: '', typed: '-|' },
    { name: 'digits of other scripts', before: '', typed: '١|' },
  ])('leaves $name alone', ({ before, typed }) => {
    expect(retypedAmount('id', before, at(typed), false)).toBeNull()
  })

  it('groups by the mark of the language', () => {
    expect(shown(retypedAmount('en', '150', at('1500|'), false))).toBe('1,500|')
  })

  it.each(['5', '42', '150', '1500', '150000', '1234567', '1000000000000'])(
    'keeps every digit of %s and as many before the caret, wherever digits are typed',
    (start) => {
      const before = start.replace(/\B(?=(?:\d{3})+$)/g, '.')
      const plain = (one: string) => one.replaceAll('.', '')
      const typed = ['7', '89', '000'].flatMap((added) =>
        Array.from({ length: before.length + 1 }, (_, place) => ({
          text: `${before.slice(0, place)}${added}${before.slice(place)}`,
          caret: place + added.length,
        })),
      )
      const kept = typed.map((one) => retypedAmount('id', before, one, false))
      expect(kept.map((one) => plain(one?.text ?? ''))).toEqual(typed.map(({ text }) => plain(text)))
      expect(kept.map((one) => plain(one?.text.slice(0, one.caret) ?? ''))).toEqual(
        typed.map(({ text, caret }) => plain(text.slice(0, caret))),
      )
    },
  )
})
