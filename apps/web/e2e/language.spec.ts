import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

test('the language of a page is that of its URL, whatever the cookie says', async ({ request }) => {
  const answer = await request.get(pathTo('faq', 'id'), { headers: { cookie: 'locale=en' } })
  expect(await answer.text()).toContain('<html lang="id-ID"')
  const data = await request.get(`${pathTo('faq', 'en')}.data`, { headers: { cookie: 'locale=id' } })
  expect(await data.text()).toContain('Frequently')
})

test('with cookies blocked pages work and / leads to Indonesian', async ({ page }) => {
  const faults = collectFaults(page)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set() {
        document.documentElement.setAttribute('data-refused', '')
        throw new DOMException('Cookies are refused', 'SecurityError')
      },
    })
  })
  await page.goto(pathTo('faq', 'id'))
  await expect(page.locator('html')).toHaveAttribute('data-refused')
  await chooseEnglish(page)
  await expect(page).toHaveURL(pathTo('faq', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/')
  await expect(page).toHaveURL(pathTo('home', 'id'))
  expect(faults).toEqual([])
})

test('/ leads to the language last read, also after a switch without a new document', async ({
  page,
  context,
}) => {
  await page.goto(pathTo('faq', 'id'))
  await untilTakenOver(page)
  await chooseEnglish(page)
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
    .toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL(pathTo('home', 'en'))
})

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[hreflang="en"]:visible').first().click()
}
