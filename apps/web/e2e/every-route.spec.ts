import { expect, test } from '@playwright/test'
import { defaultLocale, localeFacts, locales, otherLocale } from '#app/i18n/locales.ts'
import { pageOf } from '#app/i18n/pages.ts'
import listed from './listed-routes.json' with { type: 'json' }
import { allPages, sampleAddress } from './sample-addresses.ts'

test.use({ javaScriptEnabled: false })

test.describe('every page without JavaScript', () => {
  for (const { name, locale } of allPages) {
    test(`${name} in ${locale}`, async ({ page, request }) => {
      const address = await sampleAddress(request, name, locale)
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
      await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].languageTag)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      const text = await page.locator('main').innerText()
      expect(text.length).toBeGreaterThan(200)
      expect(text).not.toMatch(/\bNaN\b|undefined|\[object|Infinity/)
      await expect(page).toHaveTitle(/\S · Wirasana Sekuritas$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//)
      const isIndexed = pageOf(name).isIndexed !== false
      await expect(page.locator('meta[name="robots"]')).toHaveCount(isIndexed ? 0 : 1)
    })
  }
})

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
