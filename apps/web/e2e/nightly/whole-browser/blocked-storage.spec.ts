import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { savedCopy } from '#app/features/tools/investment/saved-copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { field, result, sent } from '../../support/calculator-form.ts'
import { sendMessage } from '../../support/contact-message.ts'
import { collectErrors } from '../../support/page-errors.ts'

/** Like "block all cookies" in Chrome's settings, which blocks all storage. */
const REFUSED = 2

/** The router's scroll restoration reports blocked storage, and continues. */
const ROUTER_REPORT = /Failed to save scroll positions/

// One browser for all tests, because starting it is slow.
test.describe.configure({ mode: 'default' })

let profile: string
let context: BrowserContext
let page: Page
let errors: string[]

test.beforeAll(async ({ browserName: _ }, { project }) => {
  profile = await mkdtemp(join(tmpdir(), 'refusing-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: REFUSED } } }),
  )
  const { baseURL, launchOptions } = project.use
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 1280, height: 800 },
  })
})
test.beforeEach(async () => {
  page = await context.newPage()
  errors = collectErrors(page)
})
test.afterEach(() => page.close())
test.afterAll(async () => {
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

/** Opens a page without storage, and waits for the search field, because hydration cannot set its cookie. */
async function open(path: string): Promise<void> {
  await page.goto(path)
  expect(await page.evaluate(refusals)).toEqual(['SecurityError', 'SecurityError', ''])
  await page.locator('header input[name="q"]').first().focus()
  await expect(page.locator('header input[name="q"]').first()).toHaveRole('combobox')
}

function refusals(): string[] {
  const readErrorName = (keep: () => unknown) => {
    try {
      keep()
      return 'kept'
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error)
    }
  }
  return [
    readErrorName(() => window.localStorage),
    readErrorName(() => window.sessionStorage),
    document.cookie,
  ]
}

test('with storage blocked, pages, languages and the search work without console errors', async () => {
  await open(pathTo('home', 'id'))
  await page.locator('header a[hreflang]:not([aria-current]):visible').first().click()
  await expect(page).toHaveURL(pathTo('home', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  // The navigation focuses the heading, which closes a list of suggestions.
  await expect(page.locator('main h1')).toBeFocused()
  const search = page.locator('header input[name="q"]').first()
  await search.fill('dividend')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page).toHaveURL(/\/en\/search-result\?q=dividend$/)
  await page.goBack()
  await expect(page).toHaveURL(pathTo('home', 'en'))
  await open(pathTo('companyDetail', 'en', { slug: 'bqns' }))
  await page.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors.filter((error) => !ROUTER_REPORT.test(error))).toEqual([])
})

test('with storage blocked, plans are compared, with a note that they are not saved', async () => {
  await open(pathTo('investmentCalculator', 'en', undefined, sent))
  await page.getByRole('button', { name: 'Save and compare plans' }).click()
  await page.getByLabel('Name of the plan').fill('Short')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Entries and results of each plan' })).toContainText('Short')
  await expect(page.getByText(savedCopy.en.notStored)).toBeVisible()
  await field(page, 'duration').fill('7')
  await expect(page).toHaveURL(/duration=7/)
  await expect(result(page, 'finalValue')).toBeVisible()
  expect(errors.filter((error) => !ROUTER_REPORT.test(error))).toEqual([])
})

test('with storage blocked, the contact form is sent', async () => {
  await open(pathTo('contactUs', 'en'))
  await sendMessage(page, 'en')
  expect(errors.filter((error) => !ROUTER_REPORT.test(error))).toEqual([])
})
