import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { pageNames } from '#app/i18n/pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { CheckService } from './check-service.ts'
import { collectFaults } from './page-faults.ts'
import { sampleAddress } from './sample-addresses.ts'
import { untilTakenOver } from './taken-over.ts'
import { ThirdPartySite, withConsent } from './third-party-site.ts'

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

/** Pictures are for other sites too; all else is for this one. */
const FOR_OTHERS = ['picture', 'no picture', 'share picture']

test('every kind of answer carries the whole set of headers', async ({ request }) => {
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
    'menu and settings': found(/\/shell\/[\w-]+\.js/),
    picture: found(/\/images\/[^" ]+/),
    'no picture': '/images/1/none.png',
    'share picture': found(/\/share\/[^"?]+[^" ]*/),
    icon: '/favicon.ico',
    robots: '/robots.txt',
    'site map': '/sitemap.xml',
    health: '/healthz',
  }
  for (const [kind, address] of Object.entries(addresses)) {
    expect(address, kind).not.toBe('')
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.headers(), `${kind}: ${address}`).toMatchObject(EVERY_ANSWER)
    const resourcePolicy = FOR_OTHERS.includes(kind) ? 'cross-origin' : 'same-origin'
    expect(response.headers()['cross-origin-resource-policy'], kind).toBe(resourcePolicy)
    expect(response.headers(), kind).not.toHaveProperty('server')
    expect(response.headers(), kind).not.toHaveProperty('x-powered-by')
  }
  const refused = await request.delete(pathTo('home', 'id'))
  expect(refused.headers()).toMatchObject(EVERY_ANSWER)
  const form = await request.post(pathTo('contactUs', 'id'), { form: {} })
  expect(form.headers()).toMatchObject(EVERY_ANSWER)
})

for (const locale of locales) {
  test(`no page is kept from anything by the policy, come to by its address or by a link, in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const faults = collectFaults(page)
    await page.goto(pathTo('faq', locale))
    await untilTakenOver(page)
    await goThroughAllPages(page, request, locale)
    expect(faults).toEqual([])
  })
}

test('nor with all that others may do on our pages', async ({ page, request }) => {
  test.setTimeout(180_000)
  const check = await new CheckService().listen()
  const site = await ThirdPartySite.open((servers) => ({ ...servers.settings, ...check.settings }))
  try {
    const faults = collectFaults(page)
    await withConsent(page)
    await page.goto(`${site.node.url}${pathTo('faq', 'id')}`)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('seen')), { timeout: 20_000 })
      .toContain(site.node.url)
    await page.getByRole('button', { name: copy.id.chat }).click()
    await expect(page.locator('#chat-widget')).toBeVisible()
    await goThroughAllPages(page, request, 'id')
    await page
      .locator(`.footer a[href="${pathTo('contactUs', 'id')}"]`)
      .first()
      .click()
    await page.locator('#field-fullName').fill('Sekar Ayu')
    await expect(page.getByRole('button', { name: 'I am a person' })).toBeVisible()
    expect(faults).toEqual([])

    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault of the test')
      })
    })
    await expect.poll(() => site.servers.requestsTo('errorReports').length).toBe(1)
    await expect.poll(() => faults).toEqual(['a fault of the test'])
  } finally {
    await site.close()
    await check.close()
  }
})

/** By links of the same document, whose policy holds for all of them; from another page than the first. */
async function goThroughAllPages(page: Page, request: APIRequestContext, locale: Locale): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-same-document', ''))
  for (const name of pageNames) {
    const address = await sampleAddress(request, name, locale)
    await page.evaluate((href) => {
      if (document.activeElement instanceof HTMLElement) {
        document.activeElement.blur()
      }
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    await expect(page, name).toHaveURL((url) => `${url.pathname}${url.search}` === address)
    // The address changes before the page does.
    await expect(page.locator('main h1').first(), name).toBeFocused()
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
}

test('error reports alone leave Trusted Types enforced', async ({ page }) => {
  const site = await ThirdPartySite.open((servers) => servers.errorReportSettings)
  try {
    const faults = collectFaults(page)
    const response = await page.goto(`${site.node.url}${pathTo('faq', 'id')}`)
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(headers).not.toHaveProperty('content-security-policy-report-only')
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
    expect(headers['content-security-policy']).toContain('report-to csp')
    await untilTakenOver(page)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault of the test')
      })
    })
    await expect.poll(() => site.servers.requestsTo('errorReports').length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => faults).toEqual(['a fault of the test'])
  } finally {
    await site.close()
  }
})

test('a script that got into a page is not run, nor markup from a string', async ({ page }) => {
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
  await untilTakenOver(page)
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
