import { expect, test } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import { pathTo } from '#app/i18n/path-to.ts'

// Unit tests see neither the server's handling of the form nor the page cache.
test('the channel checker answers without script, keeps what was typed, and caches no answer', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const check = async (text: string) => {
    await page.locator('textarea').fill(text)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Periksa', exact: true }).click()
    return answered
  }
  await page.goto(pathTo('officialChannels', 'id'))

  const answer = await check(`Telepon ${brand.phone.replaceAll('-', ' ')}`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  const region = page.getByRole('region', { name: 'Hasil pemeriksaan' })
  await expect(region.getByRole('heading', { level: 3 })).toHaveText('Ini milik kami')

  const several = `${brand.phone}\nwirasana-masuk.example`
  const rejected = await check(several)
  expect(rejected.status()).toBe(422)
  await expect(page.locator('textarea')).toHaveValue(several)
  await expect(page.getByRole('alert')).toContainText(`“wirasana-masuk.example”, “${brand.phone}”`)

  await page.goto(pathTo('officialChannels', 'id'))
  await expect(page.locator('textarea')).toHaveValue('')
  await context.close()
})
