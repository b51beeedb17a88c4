import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { idleTimeouts, openHoldingIdle, runIdle } from '../../support/held-idle.ts'
import { insertLink } from '../../support/insert-link.ts'
import { WatchedService } from '../../support/watched-service.ts'

const blog = pathTo('blog', 'id')

test.describe('the code of linked pages', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('is prefetched in idle time, after 2000 ms at the latest, each file once', async ({
    page,
    baseURL,
  }) => {
    // The browser reports cached files as requests, too.
    const site = await new WatchedService(baseURL ?? '').listen()
    try {
      const fetched = await openHoldingIdle(page, `${site.url}${blog}`)
      expect((await idleTimeouts(page)).slice(1)).toEqual(Array(3).fill(2000))
      expect(fetched.has('article.route')).toBe(false)
      await expect
        .poll(async () => {
          await runIdle(page)
          return fetched.has('article.route')
        })
        .toBe(true)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect
        .poll(async () => {
          await runIdle(page)
          return fetched.has('contact.route')
        })
        .toBe(true)
      await page.locator('main article a').first().click()
      await expect(page.locator('main h1')).toBeFocused()
      const scripts = site.asked.filter((asked) => asked.endsWith('.js'))
      expect(scripts).toEqual([...new Set(scripts)])
    } finally {
      site.close()
    }
  })

  test('is prefetched for the links of the next page', async ({ page }) => {
    const fetched = await openHoldingIdle(page, pathTo('contactUs', 'id'))
    await insertLink(page, blog, 'Blog')
    await page.locator('main').getByRole('link', { name: 'Blog' }).click()
    await expect(page.locator('main h1')).toBeFocused()
    await expect
      .poll(async () => {
        await runIdle(page)
        return fetched.has('article.route')
      })
      .toBe(true)
  })

  test('is prefetched with its data after a hover of 65 ms, once for hover and click', async ({
    page,
    baseURL,
  }) => {
    const site = await new WatchedService(baseURL ?? '').listen()
    try {
      const fetched = await openHoldingIdle(page, `${site.url}${blog}`)
      const data = () => site.asked.filter((asked) => asked.includes('.data'))
      const link = page.locator('main article a').first()
      const isThere = page.waitForResponse((response) => response.url().includes('.data'))
      await link.hover()
      await expect.poll(() => fetched.has('article.route')).toBe(true)
      const answer = await isThere
      expect(answer.headers()['cache-control']).toBe('private, max-age=10')
      await answer.finished()
      expect(data()).toHaveLength(1)
      await link.click()
      await expect(page.locator('main h1')).toBeFocused()
      expect(data()).toHaveLength(1)
    } finally {
      site.close()
    }
  })
})
