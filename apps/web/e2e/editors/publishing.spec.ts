import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'

/** How soon after an editor's click the site must show it. */
const VISIBLE_WITHIN_MS = 1000

test('what an editor publishes is on the list within a second, and gone as soon as it is taken back', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const slug = `artikel-uji-${Date.now()}`
  const address = pathTo('blogDetail', 'id', { slug })
  const isListed = async () => (await (await request.get(pathTo('blog', 'id'))).text()).includes(address)
  const status = async () => (await request.get(address, { maxRedirects: 0 })).status()

  const id = await editor.draftArticle({ title: `Artikel uji ${slug}`, slug })
  try {
    expect(await isListed()).toBe(false)
    expect(await status(), 'a draft is invisible').toBe(404)

    await editor.setStatus(id, 'published')
    await expect.poll(isListed, { timeout: VISIBLE_WITHIN_MS, intervals: [50] }).toBe(true)
    await expect.poll(status, { timeout: VISIBLE_WITHIN_MS, intervals: [50] }).toBe(200)

    await editor.setStatus(id, 'draft')
    await expect.poll(isListed, { timeout: VISIBLE_WITHIN_MS, intervals: [50] }).toBe(false)
    await expect.poll(status, { timeout: VISIBLE_WITHIN_MS, intervals: [50] }).toBe(404)
  } finally {
    await editor.deleteArticle(id)
  }
})
