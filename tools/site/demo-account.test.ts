import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isPasswordCorrect } from './demo-account.ts'

const salt = 'salt'
const hash = `pbkdf2-sha256-v1:${pbkdf2Sync('right', salt, 600_000, 32, 'sha256').toString('hex')}`

describe('isPasswordCorrect', () => {
  it.each([
    { name: 'accepts the password of the hash', account: { salt, hash }, password: 'right', expected: true },
    { name: 'rejects another password', account: { salt, hash }, password: 'wrong', expected: false },
    {
      name: 'rejects a hash of another form',
      account: { salt, hash: 'bcrypt:1' },
      password: 'right',
      expected: false,
    },
  ])('$name', ({ account, password, expected }) => {
    expect(isPasswordCorrect(account, password)).toBe(expected)
  })
})
