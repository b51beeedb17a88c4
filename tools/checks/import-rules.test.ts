import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { forbiddenImports } from './import-rules.ts'

describe('forbiddenImports', () => {
  it('finds none in this repository', () => {
    expect(forbiddenImports(root)).toEqual([])
  })
})
