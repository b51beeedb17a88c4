import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { fieldValue } from '../field-value.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

const DAY_MS = 86_400_000
const clockJump = fileURLToPath(new URL('clock-jump.mjs', import.meta.url))

test.describe.configure({ timeout: 90_000 })

test('a node whose clock jumps a day forward and two back keeps its pages, and still shows what is published', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const slug = `jam-${crypto.randomUUID()}`
  const article = pathTo('blogDetail', 'id', { slug })
  const id = await editor.draftArticle({ title: 'Jam benar', slug })
  await editor.setStatus(id, 'published')
  // Only now, so that this publication is no news to it.
  const node = await WebNode.start(
    { contentUrl: cmsUrl, marketUrl },
    { NODE_OPTIONS: `--import=${clockJump}` },
  )
  const kept = [pathTo('home', 'id'), pathTo('blog', 'en'), pathTo('companyDetail', 'id', { slug: 'bqns' })]
  const ask = async (path: string) => {
    const answer = await fetch(`${node.url}${path}`)
    return {
      status: answer.status,
      cacheStatus: answer.headers.get('cache-status'),
      html: await answer.text(),
    }
  }
  /** When the node believes that the form was made. */
  const clockError = async () => {
    const { html } = await ask(pathTo('contactUs', 'id'))
    return Number(fieldValue(html, 'formToken').split('.')[0]) - Date.now()
  }
  try {
    expect((await ask(article)).status).toBe(200)
    for (const [title, errorMs] of [
      ['Jam sehari lebih cepat', DAY_MS],
      ['Jam sehari lebih lambat', -DAY_MS],
    ] as const) {
      for (const path of kept) {
        expect((await ask(path)).status, path).toBe(200)
      }
      node.signal('SIGUSR2')
      await expect.poll(async () => Math.round((await clockError()) / DAY_MS)).toBe(errorMs / DAY_MS)
      for (const path of kept) {
        expect((await ask(path)).cacheStatus, path).toBe('site; hit')
      }
      await editor.publishArticle(id, { title })
      await expect.poll(async () => (await ask(article)).html, { timeout: 15_000 }).toContain(title)
    }
  } finally {
    await editor.deleteArticle(id)
    await node.stop()
  }
})
