import { expect, type Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { hold, waitForHydration, withoutPrefetch } from '../support/hydration.ts'
import { insertLink } from '../support/insert-link.ts'
import { collectErrors } from '../support/page-errors.ts'
import { follow, type ThirdPartySite, test } from '../support/third-party-site.ts'

const listMessages = ({ servers }: ThirdPartySite) =>
  servers.reports.map(({ exception }) => exception.values.map(({ value }) => value).join(' < '))

async function open(page: Page, { node }: ThirdPartySite, path = pathTo('faq', 'id')) {
  const response = await page.goto(`${node.url}${path}`)
  await waitForHydration(page)
  return response
}

/** An uncaught error. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

const reject = (page: Page, reason: unknown) =>
  page.evaluate((value) => {
    setTimeout(() => {
      void Promise.reject(value)
    })
  }, reason)

test('a report has the build, page and language, needs no consent, and Trusted Types stay enforced', async ({
  page,
  reportingSite,
}) => {
  const errors = collectErrors(page)
  const response = await open(page, reportingSite, pathTo('faq', 'en'))
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers).not.toHaveProperty('content-security-policy-report-only')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  expect(headers['content-security-policy']).toContain('report-to csp')
  await fail(page, 'The plan could not be drawn')
  await expect
    .poll(() => listMessages(reportingSite), { timeout: 20_000 })
    .toEqual(['The plan could not be drawn'])
  const { reports } = reportingSite.servers
  const release = await page.evaluate(() => window.__reactRouterManifest?.version)
  expect(release).toMatch(/^\w+$/)
  expect(reports[0]).toMatchObject({
    release,
    tags: { route: 'faq', language: 'en' },
    request: { url: pathTo('faq', 'en') },
  })
  await expect(page.locator('.privacy-bar, .privacy-settings, .chat')).toHaveCount(0)
  await follow(page, pathTo('contactUs', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/)
  await fail(page, 'And another one')
  await expect.poll(() => reports[1]?.tags).toEqual({ route: 'contactUs', language: 'en' })
  expect(reports[1]?.breadcrumbs.at(-1)?.message).toBe(pathTo('contactUs', 'en'))
  await expect.poll(() => errors).toEqual(['The plan could not be drawn', 'And another one'])
})

test('the first ten errors from before the reporter has loaded are sent, including rejections and objects', async ({
  page,
  reportingSite,
}) => {
  const release = await hold(page, '**/assets/error-reports-*.js')
  await open(page, reportingSite)
  await reject(page, 'An early rejection')
  await reject(page, { code: 3 })
  for (const letter of 'abcdefghijkl') {
    await fail(page, `Early ${letter}`)
  }
  expect(reportingSite.servers.requests).toEqual([])
  release()
  await expect.poll(() => listMessages(reportingSite).length).toBe(10)
  // In any order.
  expect(listMessages(reportingSite)).toEqual(
    expect.arrayContaining(['An early rejection', ...[...'abcdefgh'].map((letter) => `Early ${letter}`)]),
  )
})

test('a report has no personal data: no query, field, cookie, console text, email or long number', async ({
  page,
  context,
  reportingSite,
}) => {
  const { node, servers } = reportingSite
  await context.addCookies([{ name: 'session', value: 'quelmira-cookie', url: node.url }])
  const query = '?q=rahasia&email=quelmira@contoh.example#tempat'
  await open(page, reportingSite, `${pathTo('contactUs', 'id')}${query}`)
  await page.locator('#field-fullName').fill('Quelmira Zovandari')
  await page.locator('#field-message').fill('Rahasia quelmira')
  // biome-ignore lint/suspicious/noConsole: what pages write to the console must not be reported
  await page.evaluate(() => console.info('quelmira wrote to the console'))
  await page.evaluate(() => {
    const error = new Error(
      'No answer from https://api.example/v1/clients?name=quelmira for zoe@contoh.example, 0812-9753-1864 or 100002',
      { cause: new Error('Client 7654321 of quelmira@contoh.example') },
    )
    setTimeout(() => {
      throw Object.assign(error, { body: 'quelmira' })
    })
  })
  await reject(page, { code: 3, email: 'quelmira@contoh.example' })
  await expect.poll(() => servers.reports).toHaveLength(2)
  expect(listMessages(reportingSite)).toContain('Client … of … < No answer from /v1/clients for …, … or …')
  const sent = servers.envelopes.join('\n')
  expect(sent).toContain('/id/hubungi-kami')
  expect(sent).not.toMatch(
    /quelmira|zovandari|rahasia|contoh\.example|9753|100002|7654321|utm|tempat|cookie/i,
  )
  expect(sent).not.toMatch(/"(?:user|extra|cookies|headers|data)":/)
})

test('a render error is reported once with its route, while 404 and a lost connection are not reported', async ({
  page,
  context,
  reportingSite,
}) => {
  await withoutPrefetch(page)
  await page.route('**/assets/contact.route-*.js', async (route) => {
    const code = await (await route.fetch()).text()
    // Two files have that name; the page is the one with an ErrorBoundary.
    const broken = `export { ErrorBoundary } from './${new URL(route.request().url()).pathname.split('/').at(-1)}?whole'
      export default () => { throw new Error('The page is broken') }`
    const isPage = code.includes('ErrorBoundary') && !route.request().url().endsWith('?whole')
    await route.fulfill({ contentType: 'text/javascript', body: isPage ? broken : code })
  })
  await open(page, reportingSite)
  const heading = page.getByRole('heading', { level: 1 })
  await insertLink(page, '/id/blog/tidak-ada', 'Tidak ada')
  await page.getByRole('link', { name: 'Tidak ada' }).click()
  await expect(heading).toHaveText(/tidak ditemukan/i)
  await context.setOffline(true)
  await follow(page, pathTo('promo', 'id'))
  await expect(heading).toContainText('Koneksi terputus')
  await context.setOffline(false)
  await follow(page, pathTo('contactUs', 'id'))
  await expect(heading).toHaveText('Terjadi kesalahan pada sisi kami')
  await expect.poll(() => listMessages(reportingSite)).toEqual(['The page is broken'])
  expect(reportingSite.servers.reports[0]?.tags.route).toBe('contactUs')
})
