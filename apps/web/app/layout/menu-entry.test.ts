import { describe, expect, it } from 'vitest'
import { isEntryOf, type MenuEntry, needsOverview } from './menu-entry.ts'

const education: MenuEntry = {
  label: 'Edukasi',
  page: 'education',
  slug: null,
  children: [
    { label: 'Belajar investasi', page: 'education', slug: null },
    { label: 'Blog', page: 'blog', slug: null },
  ],
}

describe('an entry of the menu', () => {
  const cases = [
    { name: 'its own page', pathname: '/id/edukasi', expected: true },
    { name: 'the page of a child', pathname: '/id/blog', expected: true },
    { name: 'a page below a child', pathname: '/id/blog/dividen', expected: true },
    { name: 'a page whose path only starts with the same letters', pathname: '/id/blogger', expected: false },
    { name: 'another page', pathname: '/id/promo', expected: false },
  ]
  for (const { name, pathname, expected } of cases) {
    it(`${expected ? 'is' : 'is not'} marked on ${name}`, () => {
      expect(isEntryOf('id', education, pathname)).toBe(expected)
    })
  }

  it('offers its own page only once', () => {
    expect(needsOverview('id', education)).toBe(false)
    expect(needsOverview('id', { ...education, children: education.children.slice(1) })).toBe(true)
  })
})
