import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPageLink, isPlainClick } from './page-link.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://site.example/id/blog?page=2') })
})
afterEach(() => vi.unstubAllGlobals())

/** A link as the browser resolves it on /id/blog?page=2. */
function createLink(
  href: string,
  attributes: { target?: string; download?: string } = {},
): HTMLAnchorElement {
  const { origin, pathname, search, hash } = new URL(href, 'https://site.example/id/blog?page=2')
  const hasAttribute = (name: string) => name in attributes
  return Object.assign(Object.create(null), {
    origin,
    pathname,
    search,
    hash,
    target: '',
    hasAttribute,
    ...attributes,
  })
}

describe('isPageLink', () => {
  it.each([
    { href: '/en/faq' },
    { href: '/id' },
    { href: '?page=3' },
    { href: '?page=2' },
    { href: '/id/blog#isi' },
    { href: '?page=3#isi' },
    { href: '/id/faq', attributes: { target: '_self' } },
    { href: '/id/v1.2/faq' },
  ])('is true for $href with $attributes', ({ href, attributes }) => {
    expect(isPageLink(createLink(href, attributes))).toBe(true)
  })

  it.each([
    { href: 'https://other.example/id/faq' },
    { href: 'http://site.example/id/faq' },
    { href: 'mailto:halo@site.example' },
    { href: '/media/laporan' },
    { href: '/indeks' },
    { href: '/id/blog/feed.xml' },
    { href: '#isi' },
    { href: '/id/faq', attributes: { target: '_blank' } },
    { href: '/id/faq', attributes: { download: '' } },
  ])('is false for $href with $attributes', ({ href, attributes }) => {
    expect(isPageLink(createLink(href, attributes))).toBe(false)
  })
})

describe('isPlainClick', () => {
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  }

  it('is true for the main button alone', () => {
    expect(isPlainClick(plain)).toBe(true)
  })

  it.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is false with %o', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false)
  })
})
