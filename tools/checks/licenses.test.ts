import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { isPermissive, licenseErrors } from './licenses.ts'

describe('isPermissive', () => {
  it.each([
    { license: 'MIT', expected: true },
    { license: 'GPL-3.0', expected: false },
    { license: '(MIT OR GPL-3.0)', expected: true },
    { license: 'MIT AND GPL-3.0', expected: false },
    { license: 'MIT AND (ISC OR GPL-3.0)', expected: true },
  ])('is $expected for $license', ({ license, expected }) => {
    expect(isPermissive(license)).toBe(expected)
  })
})

describe('licenseErrors', () => {
  it('finds none in the lock file', () => {
    expect(licenseErrors(join(root, 'package-lock.json'))).toEqual([])
  })
})
