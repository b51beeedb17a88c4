import { describe, expect, it } from 'vitest'
import { writtenLocaleCookie } from './locales.ts'

describe('the cookie of the language', () => {
  it('goes out over https alone where the site is there', () => {
    expect(writtenLocaleCookie('en', 'https:')).toBe('locale=en;Path=/;Max-Age=31536000;SameSite=Lax;Secure')
  })

  it('works without, on a machine of one’s own', () => {
    expect(writtenLocaleCookie('id', 'http:')).toBe('locale=id;Path=/;Max-Age=31536000;SameSite=Lax')
  })
})
