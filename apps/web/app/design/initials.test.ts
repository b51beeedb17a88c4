import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    { name: 'Arvenda Velasantika', expected: 'AV' },
    { name: 'Arvenda putri  Velasantika', expected: 'AV' },
    { name: 'Arvenda', expected: 'A' },
    { name: '', expected: '' },
  ])('of "$name" are "$expected"', ({ name, expected }) => {
    expect(initialsOf(name)).toBe(expected)
  })
})
