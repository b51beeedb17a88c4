import { expect, type Page, test } from '@playwright/test'
import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { AlteredService } from '../support/altered-service.ts'
import { openHydrated } from '../support/hydration.ts'
import { insertLink } from '../support/insert-link.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

const off = (page: MenuPlace['page']): MenuPlace => ({ page, slug: null, isOpen: false })

let content: AlteredService
let node: WebNode

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const { cmsUrl, marketUrl } = testSite()
  content = await new AlteredService(cmsUrl, {
    shell: (shell) => ({
      ...shell,
      menu: withoutHeader(shell.menu),
      menuPlaces: [
        off('home'),
        off('blog'),
        off('companyList'),
        off('announcement'),
        off('contactUs'),
        { page: 'corporateAction', slug: null, isOpen: true },
      ],
    }),
    redirects: () => ({ redirects: [{ from: '/id/pengumuman', to: '/id/promo', status: 301 }] }),
  }).listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl })
})
test.afterAll(async () => {
  await node.stop()
  content.close()
})

function withoutHeader(menu: unknown): unknown {
  return typeof menu === 'object' ? { ...menu, header: [] } : menu
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${node.url}${path}`, { redirect: 'manual', ...init })

async function fetchStatus(path: string): Promise<number> {
  const response = await ask(path)
  await response.arrayBuffer()
  return response.status
}

test.describe('pages disabled by the menu', () => {
  test('return 404 with their subpages and files in both languages, while other pages stay', async () => {
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
        expect(await fetchStatus(path), path).toBe(404)
      }
      for (const path of [pathTo('home', locale), pathTo('faq', locale), pathTo('corporateAction', locale)]) {
        expect(await fetchStatus(path), path).toBe(200)
      }
    }
  })

  test('are not in the site map', async () => {
    const map = await (await ask('/sitemaps/id-pages.xml')).text()
    expect(map).toContain(`${node.url}${pathTo('promo', 'id')}<`)
    for (const gone of [pathTo('companyList', 'id'), pathTo('blog', 'id'), pathTo('blog', 'en')]) {
      expect(map).not.toContain(`${node.url}${gone}"`)
      expect(map).not.toContain(`${node.url}${gone}<`)
    }
    expect(await (await ask('/sitemaps/id-articles.xml')).text()).not.toContain('<loc>')
  })

  test('are still redirected by rules and to their canonical form', async () => {
    const moved = await ask('/id/pengumuman')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/id/promo'])
    expect(await fetchStatus(pathTo('announcement', 'en'))).toBe(404)
    expect(await fetchStatus(pathTo('companyDetail', 'id', { slug: 'BQNS' }))).toBe(301)
  })

  test('accept no form', async () => {
    const response = await ask(pathTo('contactUs', 'id'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: node.url },
      body: 'fullName=Sari',
    })
    expect(response.status).toBe(404)
  })

  test('are not found inside the layout, also when opened by a link', async ({ page }) => {
    await page.goto(`${node.url}/id/blog`)
    await expectNotFound(page)
    await openHydrated(page, `${node.url}/id/faq`)
    await insertLink(page, '/id/blog', 'Blog mati')
    await page.getByRole('link', { name: 'Blog mati' }).click()
    await expect(page).toHaveURL(`${node.url}/id/blog`)
    await expectNotFound(page)
  })
})

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
