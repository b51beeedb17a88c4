import { describe, expect, it } from 'vitest'
import { toInitials } from './initials.ts'

describe('toInitials', () => {
  it.each([
    { name: 'Arvenda Velasantika', expected: 'AV' },
    { name: 'Arvenda putri  Velasantika', expected: 'AV' },
    { name: 'Arvenda', expected: 'A' },
    { name: '', expected: '' },
  ])('of "$name" are "$expected"', ({ name, expected }) => {
    expect(toInitials(name)).toBe(expected)
  })
})
