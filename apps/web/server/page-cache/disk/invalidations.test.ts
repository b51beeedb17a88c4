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

  it('keep what was taken back in a file that counts on, as heard here and there', () => {
    const invalidations = new Invalidations()
    invalidations.add(['articles:1', 'page-of-articles:1'], 2)
    const heardThere = new Map([
      ['page-of-articles:1', 3],
      ['page-of-articles:2', 4],
      ['list:articles', 4],
    ])
    invalidations.countOn(10, 13, heardThere)
    const takenBack = { 'page-of-articles:2': 4, 'page-of-articles:1': 12 }
    expect(Object.fromEntries(invalidations.takeUnsaved())).toEqual(takenBack)
    expect(invalidations.concern(['list:articles'], 12)).toBe(true)
    expect(invalidations.concern(['page-of-articles:1'], 13)).toBe(false)
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
