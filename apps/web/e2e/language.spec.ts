import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilTakenOver } from './taken-over.ts'

test('the language of a page is that of its URL, whatever the cookie says', async ({ request }) => {
  const answer = await request.get(pathTo('faq', 'id'), { headers: { cookie: 'locale=en' } })
  expect(await answer.text()).toContain('<html lang="id-ID"')
  const data = await request.get(`${pathTo('faq', 'en')}.data`, { headers: { cookie: 'locale=id' } })
  expect(await data.text()).toContain('Frequently')
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
