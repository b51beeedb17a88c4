import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'

test.describe('the language of a page', () => {
  test('is that of its address, whatever the cookie says', async ({ request }) => {
    const answer = await request.get(pathTo('faq', 'id'), { headers: { cookie: 'locale=en' } })
    expect(await answer.text()).toContain('<html lang="id-ID"')
    const data = await request.get(`${pathTo('faq', 'en')}.data`, { headers: { cookie: 'locale=id' } })
    expect(await data.text()).toContain('Frequently')
  })

  for (const cookie of [
    '',
    'locale=',
    'locale=fr',
    'locale=EN',
    'locale=__proto__',
    'locale=en-US',
    'xlocale=en',
  ]) {
    test(`at the entrance is Indonesian for the cookie “${cookie}”`, async ({ request }) => {
      const answer = await request.get('/', { maxRedirects: 0, headers: { cookie } })
      expect([answer.status(), answer.headers().location]).toEqual([302, '/id'])
      expect(answer.headers()['cache-control']).toContain('no-store')
    })
  }
})

test('where cookies are refused every page works, and the entrance is Indonesian', async ({ page }) => {
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

test('what the browser remembers is the language that was read last, also without a new document', async ({
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
