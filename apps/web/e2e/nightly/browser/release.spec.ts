import { expect, type Page, test } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { copy } from '#app/features/contact/copy.ts'
import { formCopy } from '#app/forms/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fillMessage } from '../../support/contact-message.ts'
import { forgetHydration, openHydrated, waitForHydration } from '../../support/hydration.ts'
import { SiteCopy } from '../../support/site-copy.ts'
import { testSite } from '../../support/test-site.ts'
import { WebNode } from '../../support/web-node.ts'

/** The site, and another copy with a change; building is expensive. */
let site: SiteCopy
let release: SiteCopy
let node: WebNode
let port: number
let putBack = async () => {}

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  port = await freePort()
  site = await SiteCopy.make()
  release = await SiteCopy.make()
  await release.release('app/i18n/site-copy.ts', (source) =>
    source.replaceAll("skipToContent: 'Langsung ke isi'", "skipToContent: 'Lompat ke isi'"),
  )
})
test.beforeEach(() => start(site))
test.afterEach(async () => {
  await node.stop()
  await putBack()
  putBack = async () => {}
})
test.afterAll(() => Promise.all([site.remove(), release.remove()]))

async function start({ folder }: SiteCopy): Promise<void> {
  const { cmsUrl, marketUrl } = testSite()
  node = await WebNode.start({ contentUrl: cmsUrl, marketUrl, port, folder })
}

const blog = pathTo('blog', 'id')
const failure = 'Halaman ini belum dapat ditampilkan'
const articles = (page: Page) => page.locator('main article a')

/** An attribute of the present document, which a new one lacks. */
const OPENED = 'data-opened'

async function open(page: Page): Promise<void> {
  await openHydrated(page, `${node.url}${blog}`)
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), OPENED)
}

async function follow(page: Page, position: number): Promise<string> {
  const href = (await articles(page).nth(position).getAttribute('href')) ?? ''
  await articles(page).nth(position).click()
  return `${node.url}${href}`
}

/** Removes scripts that open tabs use, as if the node had another build. */
async function removeScripts(name: string): Promise<void> {
  putBack = await site.removeScripts(name)
  await restart()
}

async function restart(): Promise<void> {
  await node.stop()
  await start(site)
}

test.describe('a page whose code the node does not have', () => {
  test('is loaded as a document if the missing code is known from prefetching', async ({ page }) => {
    await removeScripts('article.route')
    const missing = page.waitForResponse((response) => response.url().includes('article.route'))
    await open(page)
    expect((await missing).status()).toBe(404)
    const article = await follow(page, 0)
    await expect(page).toHaveURL(article)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog')
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)
  })
})

test.describe('a tab of the previous release', () => {
  test('moves to the new release at its next page, without an error', async ({ page }) => {
    await open(page)
    await node.stop()
    await start(release)
    await forgetHydration(page)
    const wanted = await follow(page, 0)
    await expect(page).toHaveURL(wanted)
    await expect(page.locator('.skip-link')).toHaveText('Lompat ke isi')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure)
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)
    await waitForHydration(page)
  })

  test('keeps a typed form, which the new release accepts', async ({ page }) => {
    await openHydrated(page, `${node.url}${pathTo('contactUs', 'id')}`)
    await fillMessage(page)
    const message = page.locator('#field-message')
    const typed = await message.inputValue()
    const send = page.getByRole('button', { name: copy.id.send })
    await node.stop()
    await send.click()
    await expect(page.getByText(formCopy.id.submitError.offline)).toBeVisible()
    await expect(message).toHaveValue(typed)
    await start(release)
    await send.click()
    await expect(page.locator('main [role="status"]')).toContainText(copy.id.sentTitle)
  })
})
