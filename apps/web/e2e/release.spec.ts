import { expect, type Page, test } from '@playwright/test'
import { copy } from '#app/features/contact/copy.ts'
import { formCopy } from '#app/forms/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { RELOAD_GUARD_MS } from '#app/shell/feel.ts'
import { freePort } from '../server/free-port.fixture.ts'
import { fillMessage } from './contact-message.ts'
import { SiteCopy } from './site-copy.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

let site: SiteCopy
let node: WebNode
let services: { contentUrl: string; marketUrl: string; port: number }

test.describe.configure({ mode: 'default' })

test.beforeEach(async () => {
  const { cmsUrl, marketUrl } = testSite()
  site = await SiteCopy.make()
  services = { contentUrl: cmsUrl, marketUrl, port: await freePort() }
  node = await WebNode.start({ ...services, folder: site.folder })
})

test.afterEach(async () => {
  await node.stop()
  await site.remove()
})

const blog = pathTo('blog', 'id')
const articles = (page: Page) => page.locator('main article a')
const failure = 'Halaman ini belum bisa ditampilkan'

/** On the document from which a visitor goes on; another one has it no more. */
const OPENED = 'data-opened'

async function open(page: Page): Promise<void> {
  await page.goto(`${node.url}${blog}`)
  await untilTakenOver(page)
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), OPENED)
}

/** Opens the list as a document again, as a visitor who comes back to it later. */
async function follow(page: Page, position: number): Promise<string> {
  const href = (await articles(page).nth(position).getAttribute('href')) ?? ''
  await articles(page).nth(position).click()
  return `${node.url}${href}`
}

/** Scripts that open tabs name and the node that answers them does not have, as one of another build. */
async function takeAway(name: string): Promise<() => Promise<void>> {
  const putBack = await site.takeAway(name)
  await startAnew()
  return async () => {
    await putBack()
    await startAnew()
  }
}

async function startAnew(): Promise<void> {
  await node.stop()
  node = await WebNode.start({ ...services, folder: site.folder })
}

test.describe('a page whose code the node that answers does not have', () => {
  test('is loaded as a document, once in a minute; then an error page offers the next try', async ({
    page,
  }) => {
    await withoutPrefetch(page)
    await page.clock.install()
    await open(page)
    const putBack = await takeAway('article.route')

    const first = await follow(page, 0)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog')
    await expect(page).toHaveURL(first)
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)

    await open(page)
    const second = await follow(page, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure)
    await expect(page).toHaveURL(second)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute(OPENED)

    await page.clock.fastForward(RELOAD_GUARD_MS)
    await open(page)
    await follow(page, 2)
    await expect(page.locator('main article h1, main h1')).not.toHaveText(/^(Blog|Halaman)/)
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)

    await open(page)
    await follow(page, 3)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure)
    await putBack()
    await page.getByRole('link', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure)
    await untilTakenOver(page)
  })

  test('is an error page at once where a tab can remember nothing', async ({ page }) => {
    await withoutPrefetch(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await open(page)
    await takeAway('article.route')
    await follow(page, 0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure)
    await expect(page.locator('html')).toHaveAttribute(OPENED)
  })

  test('says that the connection was lost where it was, and stays in the site', async ({ page, context }) => {
    await withoutPrefetch(page)
    await open(page)
    await context.setOffline(true)
    // The list's own kind of page, whose code is here, and another one, whose code is not.
    for (const path of [pathTo('faq', 'id'), pathTo('contactUs', 'id')]) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expect(page.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute('href', path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koneksi terputus')
      await expect(page.getByRole('banner')).toBeVisible()
    }
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
  })
})

test.describe('a tab that is older than the release', () => {
  async function startNewRelease(): Promise<void> {
    await site.release('app/shell/copy.ts', (source) =>
      source.replaceAll("skipToContent: 'Langsung ke isi'", "skipToContent: 'Lompat ke isi'"),
    )
    node = await WebNode.start({ ...services, folder: site.folder })
  }

  test('moves to the new one at its next change of page, without an error', async ({ page }) => {
    await open(page)
    await node.stop()
    await startNewRelease()
    const wanted = await follow(page, 0)
    await expect(page).toHaveURL(wanted)
    await expect(page.locator('.skip-link')).toHaveText('Lompat ke isi')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure)
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)
    await untilTakenOver(page)
  })

  test('moves after the first page that needs no code of its own', async ({ page }) => {
    await open(page)
    await node.stop()
    await startNewRelease()
    const chip = page.locator('main a[href*="category="]').first()
    await chip.click()
    await expect(page).toHaveURL(/category=/)
    await expect(page.locator('main a[href*="category="][aria-current]')).toHaveCount(1)
    await expect(page.locator('.skip-link')).toHaveText('Langsung ke isi')
    await follow(page, 0)
    await expect(page.locator('.skip-link')).toHaveText('Lompat ke isi')
    await expect(page.locator('html')).not.toHaveAttribute(OPENED)
  })

  test('keeps what was typed into a form, and the new one takes it', async ({ page }) => {
    await page.goto(`${node.url}${pathTo('contactUs', 'id')}`)
    await untilTakenOver(page)
    await fillMessage(page)
    const message = page.locator('#field-message')
    const typed = await message.inputValue()
    const send = page.getByRole('button', { name: copy.id.send })
    await node.stop()
    await send.click()
    await expect(page.getByText(formCopy.id.notSent.offline)).toBeVisible()
    await expect(message).toHaveValue(typed)
    await startNewRelease()
    await send.click()
    await expect(page.locator('main [role="status"]')).toContainText(copy.id.sentTitle)
  })
})
