import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../support/editor.ts'
import { fieldValue } from '../support/field-value.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

const DAY_MS = 86_400_000
const clockJump = fileURLToPath(new URL('clock-jump.ts', import.meta.url))

test.describe.configure({ timeout: 90_000 })

test('a web node whose clock jumps a day ahead and then a day behind serves cached pages and shows new publications', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const slug = `jam-${crypto.randomUUID()}`
  const article = pathTo('blogDetail', 'id', { slug })
  const id = await editor.draftArticle({ title: 'Jam benar', slug })
  await editor.setStatus(id, 'published')
  const node = await WebNode.start(
    { contentUrl: cmsUrl, marketUrl },
    { NODE_OPTIONS: `--import=${clockJump}` },
  )
  const cached = [pathTo('home', 'id'), pathTo('blog', 'en'), pathTo('companyDetail', 'id', { slug: 'bqns' })]
  const fetchPage = (path: string) => fetch(`${node.url}${path}`)
  const html = async (path: string) => (await fetchPage(path)).text()
  /** A form token starts with its creation time. */
  const daysOff = async () => {
    const madeAt = Number(fieldValue(await html(pathTo('contactUs', 'id')), 'formToken').split('.')[0])
    return Math.round((madeAt - Date.now()) / DAY_MS)
  }
  try {
    expect(await html(article)).toContain('Jam benar')
    for (const [title, days] of [
      ['Jam sehari lebih cepat', 1],
      ['Jam sehari lebih lambat', -1],
    ] as const) {
      for (const path of cached) {
        expect((await fetchPage(path)).status, path).toBe(200)
      }
      node.signal('SIGUSR2')
      await expect.poll(daysOff).toBe(days)
      for (const path of cached) {
        expect((await fetchPage(path)).headers.get('cache-status'), path).toBe('site; hit')
      }
      await editor.publishArticle(id, { title })
      await expect.poll(() => html(article), { timeout: 15_000 }).toContain(title)
    }
  } finally {
    await editor.deleteArticle(id)
    await node.stop()
  }
})
