import { expect, test } from '@playwright/test'
import { signPreviewToken } from '@site/contracts/preview-token.ts'
import { Editor } from '../support/editor.ts'
import { waitForHydration } from '../support/hydration.ts'
import { paragraphs } from '../support/test-content.ts'
import { testSite } from '../support/test-site.ts'
import { badLinks, markup } from './inputs/markup.ts'
import { markupErrors } from './markup-errors.ts'

// Without the CSP, so that the pages themselves must neutralize scripts.
test.use({ bypassCSP: true })

const link = (url: string) => ({
  type: 'link',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', version: 1, text: url, detail: 0, format: 0, mode: 'normal', style: '' }],
})

test('markup and script links that an editor stores in an article stay text on its page', async ({
  page,
  request,
  browser,
}) => {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    dialog.dismiss().catch(() => {})
  })
  // PostgreSQL cannot store zero bytes.
  const storable = (all: readonly string[]) => all.map((text) => text.replaceAll('\0', ''))
  const texts = storable(markup)
  const links = storable(badLinks)
  const { root } = paragraphs([...texts, ...links])
  const linked = root.children.map((child, number) =>
    number < texts.length ? child : { ...child, children: [link(links[number - texts.length] ?? '')] },
  )
  const editor = await Editor.login(request, testSite().editor)
  const id = await editor.draftArticle({ title: 'Markah', slug: `uji-markah-${crypto.randomUUID()}` })
  try {
    const body = { root: { ...root, children: linked } }
    await editor.saveDraft(id, 'id', { title: texts.join(' ').slice(0, 120), summary: texts[1], body })
    const exp = Math.floor(Date.now() / 1000) + 600
    const token = signPreviewToken(
      { collection: 'articles', document: id, key: null, locales: ['id'], frames: [], exp },
      process.env.CONTENT_API_KEY ?? '',
    )
    // Hydration is detected by a cookie, which an earlier visit would have set.
    const response = await page.goto(`/preview/${token}?locale=id`)
    const sent = (await response?.text()) ?? ''
    expect(sent).toContain('alert(1)')
    await waitForHydration(page)
    const reader = await browser.newPage({ bypassCSP: true })
    const seen = [
      { name: 'the page as sent', body: sent, kind: 'text/html' },
      { name: 'the hydrated page', body: await page.content(), kind: 'text/html' },
    ] as const
    expect(await markupErrors(reader, seen)).toEqual([])
    expect(ran).toEqual([])
  } finally {
    await editor.deleteArticle(id)
  }
})
