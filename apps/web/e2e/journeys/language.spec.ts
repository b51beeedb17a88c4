import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'

test('the language of a page is that of its URL, whatever the cookie', async ({ request }) => {
  const answer = await request.get(pathTo('faq', 'id'), { headers: { cookie: 'locale=en' } })
  expect(await answer.text()).toContain('<html lang="id-ID"')
  const data = await request.get(`${pathTo('faq', 'en')}.data`, { headers: { cookie: 'locale=id' } })
  expect(await data.text()).toContain('Frequently')
})
