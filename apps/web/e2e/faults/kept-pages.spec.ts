import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

test('a killed and restarted web node serves its cached pages, and renders only what changed meanwhile', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  const services = { contentUrl: cmsUrl, marketUrl, dataDir }
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
