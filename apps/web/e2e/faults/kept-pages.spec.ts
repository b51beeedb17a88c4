import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { freePort } from '../../server/free-port.fixture.ts'
import { STALE } from '../cache-status.ts'
import { CuttableConnection } from '../cuttable-connection.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

test('a killed and restarted web node serves its cached pages, and renders only what changed meanwhile', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  // Another SITE_URL would make other pages.
  const services = { contentUrl: cmsUrl, marketUrl, dataDir, port: await freePort() }
  const slug = `artikel-terlewat-${Date.now()}`
  const article = pathTo('blogDetail', 'id', { slug })
  const about = pathTo('aboutUs', 'en')
  const id = await editor.draftArticle({ title: 'Sebelum node berhenti', slug })
  let node: WebNode | null = null
  try {
    await editor.setStatus(id, 'published')
    node = await WebNode.start(services)
    for (const path of [article, about]) {
      expect((await request.get(`${node.url}${path}`)).status(), path).toBe(200)
    }
    await node.untilKept(2)
    await node.kill()
    await editor.publishArticle(id, { title: 'Sesudah node berhenti' })
    node = await WebNode.start(services)
    const changed = await request.get(`${node.url}${article}`)
    expect(await changed.text()).toContain('Sesudah node berhenti')
    expect(changed.headers()['cache-status']).toBe('site; fwd=stale; stored')
    const unchanged = await request.get(`${node.url}${about}`)
    expect(unchanged.headers()['cache-status']).toBe('site; hit')
  } finally {
    await editor.deleteArticle(id)
    await node?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a web node that restarts while every service is down serves each cached page as it was', async () => {
  const site = testSite()
  const [cms, market] = [new CuttableConnection(site.cmsUrl), new CuttableConnection(site.marketUrl)]
  await Promise.all([cms.restore(), market.restore()])
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  const services = { contentUrl: cms.url, marketUrl: market.url, dataDir }
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
  let node = await WebNode.start(services)
  try {
    const before = new Map<string, string>()
    for (const path of paths) {
      before.set(path, (await pageAt(`${node.url}${path}`)).html)
    }
    await node.untilKept(paths.length)
    await Promise.all([cms.cut(), market.cut()])
    for (const end of ['kill', 'stop'] as const) {
      await node[end]()
      node = await WebNode.start({ ...services, isCutOff: true })
      for (const path of paths) {
        const { status, cacheStatus, html } = await pageAt(`${node.url}${path}`)
        expect([status, cacheStatus, html === before.get(path)], path).toEqual([200, STALE, true])
      }
    }
  } finally {
    await node.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
