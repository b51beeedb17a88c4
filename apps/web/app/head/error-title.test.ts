import { describe, expect, it } from 'vitest'
import { markErrorTitle } from './error-title.server.ts'

const html = '<head><title>Hubungi kami</title></head><svg><title>Peta</title></svg>'

describe('markErrorTitle', () => {
  it.each([
    { name: 'a calculation with errors', status: 422, isPosted: false },
    { name: 'a sent form with errors', status: 422, isPosted: true },
    { name: 'a form that the CMS did not take', status: 503, isPosted: true },
    { name: 'a form that was sent too often', status: 429, isPosted: true },
  ])('begins the title of $name with the word for an error', ({ status, isPosted }) => {
    expect(markErrorTitle(html, { status, isPosted, locale: 'id' })).toBe(
      html.replace('Hubungi', 'Kesalahan: Hubungi'),
    )
    expect(markErrorTitle(html, { status, isPosted, locale: 'en' })).toContain('<title>Error: Hubungi')
  })

  it.each([
    { name: 'a page', status: 200, isPosted: false },
    { name: 'a form without errors', status: 200, isPosted: true },
    { name: 'a page that does not exist', status: 404, isPosted: false },
    { name: 'a page without its service', status: 503, isPosted: false },
  ])('keeps the title of $name', ({ status, isPosted }) => {
    expect(markErrorTitle(html, { status, isPosted, locale: 'id' })).toBe(html)
  })
})
