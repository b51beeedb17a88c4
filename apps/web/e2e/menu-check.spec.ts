import { expect, type Page, test } from '@playwright/test'
import type { MenuPlace } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { AlteredService } from './altered-service.ts'
import { untilTakenOver } from './taken-over.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

const off = (page: MenuPlace['page'], slug: string | null = null): MenuPlace => ({
  page,
  slug,
  isOpen: false,
})

/** What the content service says of the menu from now on. */
let places: readonly MenuPlace[] = []
let changesAt: string | null = null
let content: AlteredService
let node: WebNode

test.describe.configure({ mode: 'serial' })

/** A node that has heard nothing yet of the menu before. */
async function startWith(closed: readonly MenuPlace[]): Promise<void> {
  places = closed
  const { cmsUrl, marketUrl } = testSite()
  content = await new AlteredService(cmsUrl, {
    shell: (shell) => ({
      ...shell,
      menu: places.length > 0 ? withoutHeader(shell.menu) : shell.menu,
      menuPlaces: places,
      menuChangesAt: changesAt,
    }),
    redirects: () => ({ redirects: [{ from: '/id/pengumuman', to: '/id/promo', status: 301 }] }),
  }).listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl })
}

function withoutHeader(menu: unknown): unknown {
  return typeof menu === 'object' ? { ...menu, header: [] } : menu
}

test.afterEach(async () => {
  await node.stop()
  content.close()
  changesAt = null
})

async function statusOf(path: string): Promise<number> {
  const response = await fetch(`${node.url}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

test('a page that is off is not found, with all below it and its files, in both languages', async () => {
  await startWith([off('blog'), off('companyList'), { page: 'corporateAction', slug: null, isOpen: true }])
  for (const locale of ['id', 'en'] as const satisfies readonly Locale[]) {
    const gone = [
      pathTo('blog', locale),
      `${pathTo('blog', locale)}?page=2`,
      pathTo('blogEditorBoard', locale),
      pathTo('blogDetail', locale, { slug: 'dana-darurat' }),
      `${pathTo('blog', locale)}/feed.xml`,
      `${pathTo('blog', locale)}.data`,
      pathTo('companyDetail', locale, { slug: 'bqns' }),
      pathTo('companyNews', locale, { slug: 'bqns' }),
    ]
    for (const path of gone) {
      expect(await statusOf(path), path).toBe(404)
    }
    for (const path of [pathTo('home', locale), pathTo('faq', locale), pathTo('corporateAction', locale)]) {
      expect(await statusOf(path), path).toBe(200)
    }
  }
})

test('the site map leaves out what is off', async () => {
  await startWith([off('faq'), off('blog')])
  const map = await (await fetch(`${node.url}/sitemaps/id-pages.xml`)).text()
  expect(map).toContain(`${node.url}${pathTo('promo', 'id')}<`)
  for (const gone of [pathTo('faq', 'id'), pathTo('blog', 'id'), pathTo('faq', 'en')]) {
    expect(map).not.toContain(`${node.url}${gone}"`)
    expect(map).not.toContain(`${node.url}${gone}<`)
  }
  const articles = await (await fetch(`${node.url}/sitemaps/id-articles.xml`)).text()
  expect(articles).not.toContain('<loc>')
})

test('a redirect goes before the menu, and the menu before what the page itself would say', async () => {
  await startWith([off('announcement'), off('companyList')])
  const moved = await fetch(`${node.url}/id/pengumuman`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/id/promo'])
  expect(await statusOf(pathTo('announcement', 'en'))).toBe(404)
  const oddForm = await fetch(`${node.url}${pathTo('companyDetail', 'id', { slug: 'BQNS' })}`, {
    redirect: 'manual',
  })
  expect(oddForm.status, 'the right form of an address first').toBe(301)
  expect(await statusOf(pathTo('companyDetail', 'id', { slug: 'bqns' }))).toBe(404)
})

test('the home page cannot be switched off', async () => {
  await startWith([off('home')])
  expect(await statusOf('/id')).toBe(200)
})

test('a form of a page that is off is not taken', async () => {
  await startWith([off('contactUs')])
  const response = await fetch(`${node.url}${pathTo('contactUs', 'id')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: node.url },
    body: 'fullName=Sari',
  })
  expect(response.status).toBe(404)
})

test('a page that is off stands inside the frame as not found, also on the way from page to page', async ({
  page,
}) => {
  await startWith([off('blog')])
  await page.goto(`${node.url}/id/blog`)
  await expectNotFound(page)
  await page.goto(`${node.url}/id/faq`)
  await untilTakenOver(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/id/blog'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(`${node.url}/id/blog`)
  await expectNotFound(page)
})

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('an entry goes at its time, and no page is kept beyond it', async () => {
  await startWith([])
  const soonMs = Date.now() + 5_000
  changesAt = new Date(soonMs).toISOString()
  const isGone = async () => {
    const home = await (await fetch(`${node.url}/id`)).text()
    return [await statusOf('/id/faq'), home.includes('<summary class="nav-link"')]
  }
  expect(await isGone()).toEqual([200, true])
  places = [off('faq')]
  changesAt = null
  expect(await isGone(), 'before its time nobody asks').toEqual([200, true])
  await expect.poll(isGone, { timeout: 15_000 }).toEqual([404, false])
  expect(Date.now()).toBeGreaterThanOrEqual(soonMs)
})
