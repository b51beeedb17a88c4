import { describe, expect, it } from 'vitest'
import { currentEntry, type MenuEntry, needsOverview } from './menu-entry.ts'

const education: MenuEntry = {
  label: 'Edukasi',
  page: 'education',
  slug: null,
  children: [
    { label: 'Belajar investasi', page: 'education', slug: null },
    { label: 'Blog', page: 'blog', slug: null },
  ],
}

const contact: MenuEntry = { label: 'Kontak', page: 'contactUs', slug: null, children: [] }
const about: MenuEntry = {
  label: 'Tentang kami',
  page: 'aboutUs',
  slug: null,
  children: [{ label: 'Hubungi kami', page: 'contactUs', slug: null }],
}

describe('an entry of the menu', () => {
  const cases = [
    { name: 'its own page', pathname: '/id/edukasi', expected: education },
    { name: 'the page of a child', pathname: '/id/blog', expected: education },
    { name: 'a page below a child', pathname: '/id/blog/dividen', expected: education },
    { name: 'its own page, rather than the parent', pathname: '/id/hubungi-kami', expected: contact },
    {
      name: 'a page whose path only starts with the same letters',
      pathname: '/id/blogger',
      expected: undefined,
    },
    { name: 'another page', pathname: '/id/promo', expected: undefined },
  ]
  for (const { name, pathname, expected } of cases) {
    it(`${expected ? 'is' : 'is not'} marked on ${name}`, () => {
      expect(currentEntry('id', [education, about, contact], pathname)).toBe(expected)
    })
  }

  it('offers its own page only once', () => {
    expect(needsOverview('id', education)).toBe(false)
    expect(needsOverview('id', { ...education, children: education.children.slice(1) })).toBe(true)
  })
})
