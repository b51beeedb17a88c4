import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'
import { ThirdPartySite } from './third-party-site.ts'

let site: ThirdPartySite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await ThirdPartySite.open(({ errorReportSettings }) => errorReportSettings)
})
test.beforeEach(() => site.servers.reset())
test.afterAll(() => site.close())

const messages = () =>
  site.servers.reports.map(({ exception }) => exception.values.map(({ value }) => value).join(' < '))

async function open(page: Page, path = pathTo('faq', 'id')): Promise<void> {
  await page.goto(`${site.node.url}${path}`)
  await untilTakenOver(page)
}

/** As an error that no code of ours catches. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

const reject = (page: Page, reason: unknown) =>
  page.evaluate((value) => {
    setTimeout(() => {
      Promise.reject(value)
    })
  }, reason)

const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

test('a report carries the build, the page and the language, and no consent is asked for', async ({
  page,
}) => {
  await open(page, pathTo('faq', 'en'))
  await fail(page, 'The plan could not be drawn')
  await expect.poll(messages).toEqual(['The plan could not be drawn'])
  const [report] = site.servers.reports
  const release = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version)
  expect(release).toMatch(/^\w+$/)
  expect(report?.release).toBe(release)
  expect(report?.tags).toEqual({ route: 'faq', language: 'en' })
  expect(report?.request).toEqual({ url: pathTo('faq', 'en') })
  await expect(page.locator('.privacy-bar, .privacy-settings, .chat')).toHaveCount(0)
  await follow(page, pathTo('contactUs', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/)
  await fail(page, 'And another one')
  await expect.poll(() => site.servers.reports[1]?.tags).toEqual({ route: 'contactUs', language: 'en' })
  expect(site.servers.reports[1]?.breadcrumbs.at(-1)?.message).toBe(pathTo('contactUs', 'en'))
})

test('errors from before the reporter was there are kept and sent then', async ({ page }) => {
  const reporter = Promise.withResolvers<void>()
  await page.route('**/assets/error-reports-*.js', async (route) => {
    await reporter.promise
    await route.continue()
  })
  await open(page)
  await fail(page, 'An early error')
  await reject(page, 'An early rejection')
  for (let more = 0; more < 20; more += 1) {
    await fail(page, `Further ${more}: ${'abcdefghijklmnopqrst'.charAt(more)}`)
  }
  expect(site.servers.requests).toEqual([])
  reporter.resolve()
  await expect.poll(() => messages().length).toBe(10)
  // They come in no order.
  expect(new Set(messages())).toEqual(
    new Set([
      'An early error',
      'An early rejection',
      ...Array.from({ length: 8 }, (_, more) => `Further ${more}: ${'abcdefgh'.charAt(more)}`),
    ]),
  )
})

test('what the app says of its own is ignored, as a whole message alone', async ({ page }) => {
  await open(page)
  await fail(page, 'JSBRIDGE TIMEOUT')
  await fail(page, 'Timeout')
  await reject(page, 'Timeout')
  await reject(page, { message: 'JSBRIDGE TIMEOUT' })
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new Error('JSBRIDGE TIMEOUT')))
  })
  await fail(page, 'Timeout exceeded in the plan')
  await expect.poll(messages).toEqual(['Timeout exceeded in the plan'])
  await fail(page, 'The last one')
  await expect.poll(messages).toEqual(['Timeout exceeded in the plan', 'The last one'])
})

test('nothing personal is in a report', async ({ page, context }) => {
  await context.addCookies([{ name: 'session', value: 'quelmira-cookie', url: site.node.url }])
  await open(page, `${pathTo('contactUs', 'id')}?q=rahasia&email=quelmira@contoh.example#tempat`)
  await page.locator('#field-fullName').fill('Quelmira Zovandari')
  await page.locator('#field-message').fill('Rahasia quelmira')
  // biome-ignore lint/suspicious/noConsole: what pages write there is not to be reported
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
  await expect.poll(() => site.servers.reports).toHaveLength(2)
  expect(messages()).toContain('Client … of … < No answer from /v1/clients for …, … or …')
  const sent = site.servers.envelopes.join('\n')
  expect(sent).toContain('/id/hubungi-kami')
  expect(sent).not.toMatch(
    /quelmira|zovandari|rahasia|contoh\.example|9753|100002|7654321|utm|tempat|cookie/i,
  )
  expect(sent).not.toMatch(/"(?:user|extra|cookies|headers|data)":/)
})

test('the same error is reported once, and a document reports ten at most', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const error = new Error('The same')
    for (let time = 0; time < 3; time += 1) {
      reportError(error)
    }
    for (let letter = 0; letter < 15; letter += 1) {
      reportError(new Error(`Number ${letter}`))
    }
  })
  await expect.poll(() => messages().length).toBe(10)
  await fail(page, 'One too many')
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
  // Each on a way of its own: they arrive in any order.
  expect(messages().toSorted()).toEqual([
    ...Array.from({ length: 9 }, (_, letter) => `Number ${letter}`),
    'The same',
  ])
})

test('a page that cannot be drawn is reported once, with the error page in its place', async ({ page }) => {
  await withoutPrefetch(page)
  await page.route('**/assets/contact.route-*.js', async (route) => {
    const code = await (await route.fetch()).text()
    // Two files have that name; the page is the one that draws its error page too.
    const broken = `export { ErrorBoundary } from './${new URL(route.request().url()).pathname.split('/').at(-1)}?whole'
      export default () => { throw new Error('The page is broken') }`
    const isPage = code.includes('ErrorBoundary') && !route.request().url().endsWith('?whole')
    await route.fulfill({ contentType: 'text/javascript', body: isPage ? broken : code })
  })
  await open(page)
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan pada sisi kami')
  await expect.poll(messages).toEqual(['The page is broken'])
  expect(site.servers.reports[0]?.tags.route).toBe('contactUs')
})

test('a page that is not there, and a lost connection, are answers and no errors', async ({
  page,
  context,
}) => {
  await withoutPrefetch(page)
  await open(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/id/blog/tidak-ada', textContent: 'x' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tidak ditemukan/i)
  await context.setOffline(true)
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koneksi terputus')
  await context.setOffline(false)
  await fail(page, 'This one is an error')
  await expect.poll(messages).toEqual(['This one is an error'])
})

test('whatever is thrown is reported: objects without a text, and a second one that is another', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => {
    for (const reason of [Object.create(null), { code: 3 }, { name: 'x', place: 4 }]) {
      setTimeout(() => Promise.reject(reason))
    }
  })
  await expect.poll(() => site.servers.reports).toHaveLength(3)
  await fail(page, 'And an error after them')
  await expect.poll(messages).toContain('And an error after them')
})

for (const standing of ['hanging', 'down'] as const) {
  test(`a report server that is ${standing} disturbs nothing`, async ({ page }) => {
    site.servers.standing.errorReports = standing
    const uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    await open(page)
    for (let number = 0; number < 12; number += 1) {
      await fail(page, `Number ${number}`)
    }
    await expect.poll(() => site.servers.requests.length).toBeGreaterThan(0)
    await follow(page, pathTo('contactUs', 'id'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
    expect(site.servers.requests.length).toBeLessThanOrEqual(10)
    expect(uncaught.filter((message) => !message.startsWith('Number'))).toEqual([])
  })
}
