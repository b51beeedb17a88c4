import { describe, expect, it } from 'vitest'
import { Invalidations } from './invalidations.ts'

describe('Invalidations', () => {
  it('concern what was made before them, from what they name', () => {
    const invalidations = new Invalidations()
    invalidations.add(['articles:1'], 5)
    expect(invalidations.concern(['articles:1', 'list:menu'], 4)).toBe(true)
    expect(invalidations.concern(['articles:1'], 5)).toBe(false)
    expect(invalidations.concern(['articles:2'], 4)).toBe(false)
  })

  it('concern everything that was made before more than can be remembered', () => {
    const invalidations = new Invalidations()
    const tags = Array.from({ length: 50_001 }, (_, count) => `articles:${count}`)
    invalidations.add(tags, 5)
    expect(invalidations.concern(['list:menu'], 4)).toBe(true)
    expect(invalidations.concern(['articles:1'], 5)).toBe(false)
    expect(invalidations.takeUnsaved().size).toBe(0)
  })

  it('are written down once, the newest of a name, also after a time when they could not be', () => {
    const invalidations = new Invalidations()
    invalidations.add(['articles:1', 'articles:2'], 1)
    const unsaved = invalidations.takeUnsaved()
    invalidations.add(['articles:1'], 2)
    invalidations.giveBack(unsaved)
    expect(Object.fromEntries(invalidations.takeUnsaved())).toEqual({ 'articles:1': 2, 'articles:2': 1 })
    expect(invalidations.takeUnsaved().size).toBe(0)
  })
})
