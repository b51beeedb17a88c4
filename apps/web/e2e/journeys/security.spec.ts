import { expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { waitForHydration } from '../support/hydration.ts'
import { walkByLinks } from '../support/link-walk.ts'
import { collectErrors } from '../support/page-errors.ts'
import { addressesSeen, test, withConsent } from '../support/third-party-site.ts'

const EVERY_RESPONSE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

/** Some kinds of pages; nightly/sitemap visits all. */
const kinds = ['companyDetail', 'investmentCalculator', 'contactUs'] as const

/** Images may be embedded by other sites; everything else may not. */
const FOR_OTHERS = ['picture', 'no picture', 'share image']

test('every kind of response has the complete set of security headers', async ({ request }) => {
  const home = await (await request.get(pathTo('home', 'id'))).text()
  const found = (pattern: RegExp) => pattern.exec(home)?.[0] ?? ''
  const addresses = {
    page: pathTo('home', 'id'),
    entrance: '/',
    'data of a page': `${pathTo('faq', 'id')}.data`,
    'no page': '/id/tidak-ada',
    'an address that cannot be read': '/%ZZ',
    'a built file': found(/\/assets\/[^"]+\.js/),
    'no built file': '/assets/none.js',
    picture: found(/\/images\/[^" ]+/),
    'no picture': '/images/1/none.png',
    'share image': found(/\/share\/[^"?]+[^" ]*/),
    icon: '/favicon.ico',
    robots: '/robots.txt',
    'site map': '/sitemap.xml',
    health: '/healthz',
  }
  for (const [kind, address] of Object.entries(addresses)) {
    expect(address, kind).not.toBe('')
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.headers(), `${kind}: ${address}`).toMatchObject(EVERY_RESPONSE)
    const resourcePolicy = FOR_OTHERS.includes(kind) ? 'cross-origin' : 'same-origin'
    expect(response.headers()['cross-origin-resource-policy'], kind).toBe(resourcePolicy)
    expect(response.headers(), kind).not.toHaveProperty('server')
    expect(response.headers(), kind).not.toHaveProperty('x-powered-by')
  }
  const refused = await request.delete(pathTo('home', 'id'))
  expect(refused.headers()).toMatchObject(EVERY_RESPONSE)
  const form = await request.post(pathTo('contactUs', 'id'), { form: {} })
  expect(form.headers()).toMatchObject(EVERY_RESPONSE)
})

test('the CSP blocks nothing that third parties and pages of each kind need', async ({
  page,
  request,
  site,
}) => {
  const errors = collectErrors(page)
  await withConsent(page)
  await page.goto(`${site.node.url}${pathTo('faq', 'id')}`)
  await expect.poll(() => addressesSeen(page), { timeout: 20_000 }).toContain(site.node.url)
  await page.getByRole('button', { name: copy.id.chat }).click()
  await expect(page.locator('#chat-widget')).toBeVisible()
  await walkByLinks(page, request, 'id', kinds)
  expect(errors).toEqual([])

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('an error of the test')
    })
  })
  await expect.poll(() => site.servers.requestsTo('errorReports').length).toBe(1)
  await expect.poll(() => errors).toEqual(['an error of the test'])
})

test('a script injected into a page does not run, and strings are not parsed as markup', async ({ page }) => {
  await page.route(`**${pathTo('faq', 'id')}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const planted = `<script>window.planted = 'inline'</script><img src="data:," onerror="window.planted = 'handler'">`
    await route.fulfill({ response, body: html.replace('<h1', `${planted}<h1`) })
  })
  const stopped = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  )
  await page.goto(pathTo('faq', 'id'))
  await stopped
  await waitForHydration(page)
  expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined()
  const written = await page.evaluate(() => {
    try {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:,">')
      return 'written'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })
  expect(written).toBe('refused')
})
