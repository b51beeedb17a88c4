import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { findFunctions, readFunctions } from './functions.ts'

/** One screen. Tables, and functions that the server writes into pages, may be longer. */
const maxLines = 60
const maxLong = 40
const maxNamedOf = 30

describe('readFunctions', () => {
  const functions = readFunctions(root)

  it('finds few functions that are longer than a screen', () => {
    const long = functions
      .filter(({ lines }) => lines > maxLines)
      .map(({ place, lines }) => `${place}: ${lines}`)
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(maxLong)
  })

  it('finds few functions whose name ends in Of', () => {
    const named = functions
      .filter(({ name }) => name?.endsWith('Of'))
      .map(({ place, name }) => `${place} ${name}`)
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(maxNamedOf)
  })
})

describe('findFunctions', () => {
  it('finds declarations, methods and named functions, with their lines', () => {
    const text = [
      'function first() {',
      '  return 1',
      '}',
      'const second = () => [1].map((one) => one)',
      'const table = { third: () => 3, fourth() {} }',
      'class Fifth { sixth() {} }',
    ].join('\n')
    expect(findFunctions('a.ts', text).map(({ name, lines }) => [name, lines])).toEqual([
      ['first', 3],
      ['second', 1],
      [null, 1],
      ['third', 1],
      ['fourth', 1],
      ['sixth', 1],
    ])
  })
})
