import { describe, expect, it } from 'vitest'
import { writtenLocaleCookie } from './locales.ts'

describe('the locale cookie', () => {
  it('is `Secure` on an HTTPS site', () => {
    expect(writtenLocaleCookie('en', 'https:')).toBe('locale=en;Path=/;Max-Age=31536000;SameSite=Lax;Secure')
  })

  it('is not `Secure` on a local HTTP site', () => {
    expect(writtenLocaleCookie('id', 'http:')).toBe('locale=id;Path=/;Max-Age=31536000;SameSite=Lax')
  })
})
