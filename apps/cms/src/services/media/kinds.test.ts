import { describe, expect, it } from 'vitest'
import { findKind, toContentType, toEnding } from './kinds.ts'

describe('file types', () => {
  it.each([
    ['a.webp', 'image/webp'],
    ['a.JPEG', 'image/jpeg'],
    ['a.jpg', 'image/jpeg'],
    ['a.vtt', 'text/vtt'],
    ['a.svg', undefined],
    ['a', undefined],
  ])('%s is %s', (name, kind) => {
    expect(findKind(name)).toBe(kind)
  })

  it('adds the charset of text files', () => {
    expect(toContentType('a.vtt')).toBe('text/vtt; charset=utf-8')
    expect(toContentType('a.pdf')).toBe('application/pdf')
  })

  it.each([
    ['image/jpeg', '.jpeg', '.jpeg'],
    ['image/jpeg', '.html', '.jpg'],
    ['application/pdf', '', '.pdf'],
    ['image/svg+xml', '.svg', ''],
  ])('a file that holds %s and is named %s gets the end %s', (kind, own, expected) => {
    expect(toEnding(kind, own)).toBe(expected)
  })
})
