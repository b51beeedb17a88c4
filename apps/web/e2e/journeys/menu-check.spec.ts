import { expect, type Page, test } from '@playwright/test'
import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
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

test('pages disabled by the menu return 404 with their subpages, files and forms, and are not in the site map', async () => {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: node.url },
    body: 'fullName=Sari',
  }
  for (const { path, status, init = {} } of [
    { path: pathTo('blogEditorBoard', 'id'), status: 404 },
    { path: pathTo('blogDetail', 'en', { slug: 'dana-darurat' }), status: 404 },
    { path: `${pathTo('blog', 'id')}/feed.xml`, status: 404 },
    { path: `${pathTo('blog', 'en')}.data`, status: 404 },
    { path: pathTo('companyNews', 'id', { slug: 'bqns' }), status: 404 },
    { path: pathTo('announcement', 'en'), status: 404 },
    { path: pathTo('contactUs', 'id'), status: 404, init: posted },
    { path: pathTo('home', 'id'), status: 200 },
    { path: pathTo('corporateAction', 'en'), status: 200 },
    // Rules and canonical forms still redirect.
    { path: '/id/pengumuman', status: 301 },
    { path: pathTo('companyDetail', 'id', { slug: 'BQNS' }), status: 301 },
  ]) {
    const response = await ask(path, init)
    await response.arrayBuffer()
    expect(response.status, path).toBe(status)
  }
  const map = await (await ask('/sitemaps/id-pages.xml')).text()
  expect(map).toContain(`${node.url}${pathTo('promo', 'id')}<`)
  expect(map).not.toMatch(new RegExp(`${node.url}(${pathTo('companyList', 'id')}|/id/blog|/en/blog)["<]`))
  expect(await (await ask('/sitemaps/id-articles.xml')).text()).not.toContain('<loc>')
})

test('pages disabled by the menu are not found inside the layout, also when opened by a link', async ({
  page,
}) => {
  await page.goto(`${node.url}/id/blog`)
  await expectNotFound(page)
  await openHydrated(page, `${node.url}/id/faq`)
  await insertLink(page, '/id/blog', 'Blog mati')
  await page.getByRole('link', { name: 'Blog mati' }).click()
  await expect(page).toHaveURL(`${node.url}/id/blog`)
  await expectNotFound(page)
})

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
