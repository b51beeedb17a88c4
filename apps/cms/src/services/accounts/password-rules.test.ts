import { brand } from '@site/brand/names.ts'
import { describe, expect, it } from 'vitest'
import { passwordViolation } from './password-rules.ts'

const owner = { email: 'rahayu.pratama@firma.example', name: 'Rahayu Pratama' }

describe('a password', () => {
  it.each([
    { password: 'kopi-hujan-2', expected: null },
    { password: 'a-password-for-the-tests', expected: null },
    { password: 'Gx7!qL9vTz2#', expected: null },
    { password: 'Gx7!qL9vTz2', expected: 'At least 12' },
    { password: 'kopi hujan '.repeat(19), expected: 'At most 200' },
    { password: 'aaaaaaaaaaaaaa', expected: 'repeat or form' },
    { password: 'abababababab1', expected: 'repeat or form' },
    { password: '123456789012', expected: 'repeat or form' },
    { password: 'qwertyuiopas', expected: 'repeat or form' },
    { password: 'abcdef123456', expected: 'repeat or form' },
    { password: 'Password12345', expected: 'most common' },
    { password: 'P@ssw0rd2026!', expected: 'most common' },
    { password: 'Indonesia1945!', expected: 'most common' },
    { password: 'adminadmin2026', expected: 'most common' },
    { password: 'Rahasia#Rahasia#1', expected: 'most common' },
    { password: `${brand.brandName}-2026-11`, expected: 'most common' },
    { password: 'xx-Rahayu-xx-99', expected: 'name or email' },
    { password: 'rahayu.pratama1', expected: 'name or email' },
  ])('$password: $expected', ({ password, expected }) => {
    const violation = passwordViolation(password, owner)?.en ?? null
    expect(violation).toEqual(expected === null ? null : expect.stringContaining(expected))
  })

  it.each([
    { password: 'Wirasana Sekuritas Indonesia', isRejected: true },
    { password: 'wirasana-sekuritas-2026', isRejected: true },
    { password: 'PT Wirasana Sekuritas!', isRejected: true },
    { password: 'W1r@s@n@Sekuritas77', isRejected: true },
    { password: 'Wirasa.Wirasa.Wirasa', isRejected: true },
    { password: 'Sekuritas-Wirasa-admin', isRejected: true },
    { password: 'wirasana-kopi-hujan', isRejected: false },
    { password: 'kopi-hujan-sepeda-7', isRejected: false },
  ])('made of the company or app name: $password ($isRejected)', ({ password, isRejected }) => {
    const brands = ['Wirasana', 'PT Wirasana Sekuritas Indonesia', 'Wirasa']
    const violation = passwordViolation(password, owner, brands)?.en ?? null
    expect(violation).toEqual(isRejected ? expect.stringContaining('our company or app') : null)
  })

  it('may contain short parts of a name', () => {
    expect(passwordViolation('kopi-budi-hujan', { email: 'a@b.example', name: 'Bu D' })).toBeNull()
  })
})
