import { serviceKeys } from '@site/contracts/content/products.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { serviceOfPath } from './offer-of-path.ts'

describe('serviceOfPath', () => {
  const cases = locales.flatMap((locale) =>
    serviceKeys.map((key) => ({ key, path: pathTo(servicePages[key], locale) })),
  )
  it.each(cases)('returns $key for $path', ({ key, path }) => {
    expect(serviceOfPath(path)).toBe(key)
  })

  it("returns null for a product's page", () => {
    expect(serviceOfPath(pathTo('productStock', 'en'))).toBeNull()
  })
})
