import { describe, expect, it } from 'vitest'
import { findMutants, pickMutants } from './mutants.ts'

const apply = (text: string) =>
  findMutants('a.ts', text).map(
    ({ kind, start, end, replacement }) => `${kind}: ${text.slice(0, start)}${replacement}${text.slice(end)}`,
  )

describe('findMutants', () => {
  it.each([
    { text: 'a === b', mutants: ['comparison flipped: a !== b'] },
    { text: 'a < b', mutants: ['comparison flipped: a >= b', 'off by one: a <= b'] },
    { text: 'a && b', mutants: ['logic changed: a || b'] },
    { text: 'if (a) throw b', mutants: ['guard removed: if (false) throw b'] },
    { text: 'if (a) b()', mutants: [] },
    { text: 'list.some(test)', mutants: ['logic changed: list.every(test)'] },
    { text: 'call(a, b)', mutants: ['arguments swapped: call(b, a)'] },
    { text: 'call(a, () => {})', mutants: [] },
    { text: 'x = 60_000', mutants: ['constant changed: x = 600000'] },
    { text: 'x = 0', mutants: ['constant changed: x = 1'] },
    { text: 'type X = 3', mutants: [] },
    { text: 'await write()', mutants: ['await dropped: write()'] },
    { text: 'f = () => [a]', mutants: ['return emptied: f = () => []'] },
  ])('puts a fault into $text', ({ text, mutants }) => {
    expect(apply(text)).toEqual(mutants)
  })
})

it('picks the same mutants for a seed, others for another one, and some of each kind', () => {
  const text = `${'x = a === b\n'.repeat(50)}await write()\n`
  const mutants = findMutants('a.ts', text)
  const picked = pickMutants(mutants, 1, 6)
  expect(pickMutants(mutants, 1, 6)).toEqual(picked)
  expect(pickMutants(mutants, 2, 6)).not.toEqual(picked)
  expect(picked.map(({ kind }) => kind)).toContain('await dropped')
  expect(picked).toHaveLength(6)
})
