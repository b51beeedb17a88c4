import { expect, type Page, test } from '@playwright/test'
import { localeCookie } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

/** The page's script has taken over once it remembers the language. */
const isTakenOver = (page: Page) =>
  page.evaluate((name) => document.cookie.includes(`${name}=`), localeCookie.name)

/** The paths of scripts, in the order in which the browser asked for them. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) {
      asked.push(pathname)
    }
  })
  return asked
}

/** As with a data plan that the visitor wants spared: the browser says so to the page. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

test('nothing is fetched for the script before the page is there', async ({ page }) => {
  const asked = scriptsOf(page)
  let scriptsAtLoad = -1
  page.on('domcontentloaded', () => {
    scriptsAtLoad = asked.length
  })
  await page.goto(pathTo('home', 'id'))
  expect(scriptsAtLoad).toBe(0)
  await expect.poll(() => isTakenOver(page)).toBe(true)
  expect(asked.length).toBeGreaterThan(2)
  expect(new Set(asked).size, 'each once').toBe(asked.length)
})

test('with data saving on, the script waits for the first use', async ({ page }) => {
  await saveData(page)
  const asked = scriptsOf(page)
  await page.goto(pathTo('blog', 'id'), { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => isTakenOver(page)).toBe(true)
})

test('what was typed before the script came stays', async ({ page }) => {
  await saveData(page)
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(pathTo('faq', 'id'))
  const search = page.locator('main').getByRole('searchbox').first()
  await search.fill('rekening')
  expect(await isTakenOver(page)).toBe(false)
  open()
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await expect(search).toHaveValue('rekening')
})

test('a page whose menu script cannot be had works as plain HTML', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.route('**/shell/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(pathTo('blog', 'id'), { waitUntil: 'networkidle' })
  expect(await isTakenOver(page)).toBe(false)
  await page.locator('main article a').first().click()
  await expect(page).not.toHaveURL(new RegExp(`${pathTo('blog', 'id')}$`))
  await expect(page.locator('h1')).toHaveCount(1)
})

test('menu and settings come once for all pages of a language', async ({ page, request }) => {
  const asked = scriptsOf(page)
  await page.goto(pathTo('blog', 'id'))
  await expect.poll(() => isTakenOver(page)).toBe(true)
  const shells = () => asked.filter((path) => path.startsWith('/shell/'))
  expect(shells()).toHaveLength(1)
  const [first = ''] = shells()
  const script = await request.get(first)
  expect(script.headers()['cache-control']).toContain('immutable')
  expect((await request.get(first.replace('.js', 'x.js'))).status()).toBe(404)

  const opened = await page.evaluateHandle(() => window.document)
  await page.getByRole('banner').locator('a[hreflang="en"]').click()
  await expect(page).toHaveURL(/\/en\/blog$/)
  await expect(page.getByRole('contentinfo')).toContainText('Help')
  expect(await opened.evaluate((before) => before === window.document)).toBe(true)
  expect(shells()).toHaveLength(2)
})

test('a node that has just started has the menu that another node’s page names', async ({ request }) => {
  const html = await (await request.get(pathTo('home', 'en'))).text()
  const script = /"(\/shell\/[\w-]+\.js)"/.exec(html)?.[1] ?? ''
  const { cmsUrl, marketUrl } = testSite()
  const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl })
  try {
    expect((await request.get(`${node.url}${script}`)).status(), script).toBe(200)
  } finally {
    await node.stop()
  }
})
