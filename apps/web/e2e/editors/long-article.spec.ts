import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { paragraphs } from '../made-content.ts'
import { testSite } from '../test-site.ts'

/** Two thousand paragraphs of five hundred characters: longer than any that a person would read. */
const PARAGRAPHS = 2_000
const CHARACTERS = 500

test('an article of a million characters is published and shown whole, and its list stands', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const slug = `panjang-${Date.now()}`
  const texts = Array.from({ length: PARAGRAPHS }, (_, number) => `${number}. `.padEnd(CHARACTERS, 'isi '))
  const id = await editor.draftArticle({ title: 'Artikel yang panjang', slug })
  try {
    await editor.saveDraft(id, 'id', { body: paragraphs(texts) })
    await editor.setStatus(id, 'published')
    const address = pathTo('blogDetail', 'id', { slug })
    await expect.poll(async () => (await request.get(address)).status()).toBe(200)
    const page = await (await request.get(address)).text()
    expect(page.match(/<p>\d+\. isi /g)).toHaveLength(PARAGRAPHS)
    expect(page).toContain('</html>')
    expect((await request.get(pathTo('blog', 'id'))).status()).toBe(200)
  } finally {
    await editor.deleteArticle(id)
  }
})
