import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { STALE } from '../support/cache-status.ts'
import { CuttableConnection } from '../support/cuttable-connection.ts'
import { Editor } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

test('a web node that restarts while every service is down serves each cached page unchanged, and none that was unpublished', async ({
  request,
}) => {
  const site = testSite()
  const [cms, market] = [new CuttableConnection(site.cmsUrl), new CuttableConnection(site.marketUrl)]
  await Promise.all([cms.restore(), market.restore()])
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  // With the same URL, because another SITE_URL changes the pages.
  const services = { contentUrl: cms.url, marketUrl: market.url, dataDir, port: await freePort() }
  const paths = [
    ...(['home', 'blog', 'faq', 'promo', 'companyList', 'corporateAction'] as const).flatMap((page) => [
      pathTo(page, 'id'),
      pathTo(page, 'en'),
    ]),
    pathTo('companyDetail', 'en', { slug: 'bqns' }),
  ]
  const pageAt = async (url: string) => {
    const answer = await fetch(url)
    return {
      status: answer.status,
      cacheStatus: answer.headers.get('cache-status'),
      html: await answer.text(),
    }
  }
  const editor = await Editor.login(request, site.editor)
  const slug = `artikel-ditarik-${Date.now()}`
  const article = pathTo('blogDetail', 'id', { slug })
  const id = await editor.draftArticle({ title: 'Ditarik', slug })
  await editor.setStatus(id, 'published')
  let node = await WebNode.start(services)
  try {
    expect((await pageAt(`${node.url}${article}`)).status).toBe(200)
    await node.waitForStored(1)
    await editor.setStatus(id, 'draft')
    await expect.poll(async () => (await pageAt(`${node.url}${article}`)).status).toBe(404)
    const before = new Map<string, string>()
    for (const path of paths) {
      before.set(path, (await pageAt(`${node.url}${path}`)).html)
    }
    await node.waitForStored(paths.length)
    await Promise.all([cms.cut(), market.cut()])
    for (const end of ['kill', 'stop'] as const) {
      await node[end]()
      node = await WebNode.start({ ...services, isCutOff: true })
      for (const path of paths) {
        const { status, cacheStatus, html } = await pageAt(`${node.url}${path}`)
        expect([status, cacheStatus, html === before.get(path)], path).toEqual([200, STALE, true])
      }
      expect((await pageAt(`${node.url}${article}`)).status).toBe(503)
    }
  } finally {
    await editor.deleteArticle(id)
    await node.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
