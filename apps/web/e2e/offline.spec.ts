import { expect, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeFaults } from './axe.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'

const sentences = { id: /^Anda sedang luring\./, en: /^You are offline\./ } as const

for (const locale of locales) {
  test(`a line says in ${locale} that the visitor is offline, and goes when the connection is back`, async ({
    page,
    context,
  }) => {
    await page.goto(pathTo('blog', locale))
    await untilTakenOver(page)
    const line = page.getByText(sentences[locale])
    await expect(line).toHaveCount(0)
    await context.setOffline(true)
    await expect(line).toBeInViewport()
    await expect(line).toHaveAttribute('role', 'status')
    expect(await axeFaults(page)).toEqual([])
    // Below what is read, so that it covers nothing for good.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport()
    await context.setOffline(false)
    await expect(line).toHaveCount(0)
  })
}

test('who comes offline, as from a kept page, sees it as soon as script is there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.goto(pathTo('blog', 'id'))
  await expect(page.getByText(sentences.id)).toBeVisible()
})

for (const isPrepared of [false, true]) {
  test(`the other language that cannot be fetched, its addresses ${isPrepared ? 'known' : 'unknown'}, says so and comes when the connection is back`, async ({
    page,
    context,
  }) => {
    const known = page.waitForResponse('**/__manifest?*')
    if (!isPrepared) {
      await withoutPrefetch(page)
    }
    await page.goto(pathTo('faq', 'id'))
    await untilTakenOver(page)
    if (isPrepared) {
      await known
    }
    await context.setOffline(true)
    await page.locator('header a[hreflang]:not([aria-current])').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The connection was lost/)
    await expect(page).toHaveURL(pathTo('faq', 'en'))
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The connection was lost/)
    await context.setOffline(false)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/connection/)
  })
}
