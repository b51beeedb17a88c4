import { describe, expect, it } from 'vitest'
import { closeOthers, type Disclosure, unfold } from './disclosures.ts'

function part(name: string | null, open = false): Disclosure & { readonly name: string | null } {
  let current = name
  return {
    open,
    get name() {
      return current
    },
    getAttribute: () => current,
    setAttribute: (_name, value) => {
      current = value
    },
    removeAttribute: () => {
      current = null
    },
  }
}

const listOpen = (parts: readonly Disclosure[]) => parts.map(({ open }) => open)

describe('closeOthers', () => {
  it('closes the other details elements of the same name when one opens', () => {
    const parts = [part('menu', true), part('menu', true), part('other', true), part(null, true)] as const
    closeOthers(parts[1], parts)
    expect(listOpen(parts)).toEqual([false, true, true, true])
  })

  it('closes nothing when an element closes or has no name', () => {
    const parts = [part('menu'), part('menu', true), part(null, true), part(null, true)] as const
    closeOthers(parts[0], parts)
    closeOthers(parts[2], parts)
    expect(listOpen(parts)).toEqual([false, true, true, true])
  })
})

describe('unfold', () => {
  it('opens all elements, including those that share a name, and restores them', () => {
    const parts = [part('faq', true), part('faq'), part('faq'), part(null)]
    const restore = unfold(parts)
    expect(listOpen(parts)).toEqual([true, true, true, true])
    // Otherwise browsers would close all but one of them.
    expect(parts.filter(({ name }) => name === 'faq')).toHaveLength(1)
    restore()
    expect(listOpen(parts)).toEqual([true, false, false, false])
    expect(parts.map(({ name }) => name)).toEqual(['faq', 'faq', 'faq', null])
  })
})
