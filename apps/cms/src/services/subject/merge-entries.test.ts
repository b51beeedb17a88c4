import { describe, expect, it } from 'vitest'
import { mergeEntries } from './merge-entries.ts'

describe('mergeEntries', () => {
  it('merges records, and ignores absent ones', () => {
    expect(mergeEntries([{ fees: 1 }, undefined, { funds: 2 }])).toEqual({ fees: 1, funds: 2 })
  })

  it('throws if two records have the same key', () => {
    expect(() => mergeEntries([{ fees: 1 }, { fees: 2 }])).toThrow('Two subjects register "fees"')
  })
})
