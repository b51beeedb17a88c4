import { expect, test } from '@playwright/test'
import { defaultLocale, locales, otherLocale } from '#app/i18n/locales.ts'
import listed from './listed-routes.json' with { type: 'json' }
import { sampleAddress } from './sample-addresses.ts'

test.use({ javaScriptEnabled: false })

test('the language alternates of a page lead to one another', async ({ page, request }) => {
  for (const name of ['blogDetail', 'companyDetail', 'eduvestDetail', 'staticPage'] as const) {
    for (const locale of locales) {
      await page.goto(await sampleAddress(request, name, locale))
      const hrefOf = (lang: string) =>
        page.locator(`link[rel="alternate"][hreflang="${lang}"]`).getAttribute('href')
      const own = await hrefOf(locale)
      const other = await hrefOf(otherLocale(locale))
      expect(own).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'))
      expect(await hrefOf('x-default')).toBe(locale === defaultLocale ? own : other)
      await page.goto(new URL(other ?? '').pathname)
      expect(await hrefOf(locale), name).toBe(own)
    }
  }
})

test.describe('the literal list of the specification', () => {
  const plain = listed.routes.filter(({ id }) => !id.includes('{'))
  for (const { key, id, en } of plain) {
    test(key, async ({ request }) => {
      for (const path of [id, en]) {
        const query = key === 'risk-profile-result' ? '?a=3333333333' : ''
        const response = await request.get(`${path}${query}`, { maxRedirects: 0 })
        expect(response.status(), path).toBe(200)
      }
    })
  }

  for (const { key, params } of listed.routes) {
    if (params) {
      const [[param, values] = ['', { en: [], id: [] }]] = Object.entries(params)
      test(`${key}: each listed value of ${param}`, async ({ request }) => {
        for (const locale of locales) {
          for (const value of values[locale]) {
            const response = await request.get(`/${locale}/${value}`, { maxRedirects: 0 })
            expect(response.status(), `/${locale}/${value}`).toBe(200)
          }
        }
      })
    }
  }
})
