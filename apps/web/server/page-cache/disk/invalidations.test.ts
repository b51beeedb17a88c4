import { describe, expect, it } from 'vitest'
import { Invalidations } from './invalidations.ts'

describe('Invalidations', () => {
  it('concern everything that was made before more than can be remembered', () => {
    const invalidations = new Invalidations()
    const tags = Array.from({ length: 50_001 }, (_, count) => `articles:${count}`)
    invalidations.add(tags, 5)
    expect(invalidations.concern(['list:menu'], 4)).toBe(true)
    expect(invalidations.concern(['articles:1'], 5)).toBe(false)
    expect(invalidations.takeUnsaved().size).toBe(0)
  })

  it('keep what was taken back when everything is, until more is named than can be remembered', () => {
    const invalidations = new Invalidations()
    invalidations.add(['articles:1', 'page-of-articles:1'], 5)
    const unsaved = invalidations.takeUnsaved()
    invalidations.addAll(7)
    invalidations.giveBack(unsaved)
    expect(invalidations.named(['articles:1', 'page-of-articles:1'], 4)).toEqual(['page-of-articles:1'])
    // What was made since is right, whatever was named with everything.
    expect(invalidations.named(['page-of-articles:1'], 5)).toEqual([])
    expect(Object.fromEntries(invalidations.takeUnsaved())).toEqual({ 'page-of-articles:1': 5 })
    invalidations.add(
      Array.from({ length: 50_001 }, (_, count) => `page-of-articles:${count}`),
      9,
    )
    expect(invalidations.takeUnsaved().size).toBe(0)
  })
})
