import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { licenseErrors } from './licenses.ts'

describe('licenseErrors', () => {
  it('finds none in the lock file', () => {
    expect(licenseErrors(join(root, 'package-lock.json'))).toEqual([])
  })
})
