import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../../support/axe.ts'
import { openHydrated, withoutPrefetch } from '../../support/hydration.ts'

const sentences = { id: /^Anda sedang luring\./, en: /^You are offline\./ } as const

test('an offline visitor sees a notice until the connection is back', async ({ page, context }) => {
  await openHydrated(page, pathTo('blog', 'en'))
  const line = page.getByText(sentences.en)
  await expect(line).toHaveCount(0)
  await context.setOffline(true)
  await expect(line).toBeInViewport()
  await expect(line).toHaveAttribute('role', 'status')
  expect(await axeErrors(page)).toEqual([])
  // It is placed below the content, so that it covers nothing permanently.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport()
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
})

test('a visitor who arrives offline sees the notice after hydration', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.goto(pathTo('blog', 'id'))
  await expect(page.getByText(sentences.id)).toBeVisible()
})

for (const isPrepared of [false, true]) {
  test(`offline the other language shows an error page, and the page once the connection is back, with its routes ${isPrepared ? 'known' : 'unknown'}`, async ({
    page,
    context,
  }) => {
    const known = isPrepared ? page.waitForResponse(/\/__manifest\?paths=%2Fen/) : null
    if (!isPrepared) {
      await withoutPrefetch(page)
    }
    await openHydrated(page, pathTo('faq', 'id'))
    await known
    await context.setOffline(true)
    await page.locator('header a[hreflang]:not([aria-current])').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The connection was lost/)
    await expect(page).toHaveURL(pathTo('faq', 'en'))
    expect(await axeErrors(page)).toEqual([])
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The connection was lost/)
    await context.setOffline(false)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/connection/)
  })
}

test('offline a link shows an error page inside the layout, and its page once the connection is back', async ({
  page,
  context,
}) => {
  await withoutPrefetch(page)
  await openHydrated(page, pathTo('blog', 'id'))
  await context.setOffline(true)
  for (const path of [pathTo('faq', 'id'), pathTo('contactUs', 'id')]) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute('href', path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koneksi terputus')
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
})
