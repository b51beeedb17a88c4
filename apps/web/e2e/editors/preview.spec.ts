import { expect, type Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor, logInToAdmin } from '../support/editor.ts'
import { test } from '../support/editor-test.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl } = testSite()
const adminOrigin = new URL(cmsUrl).origin

test.describe.configure({ mode: 'serial' })

/** Retries, because a click before hydration of the admin has no effect. */
async function openLivePreview(page: Page): Promise<void> {
  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if ((await frame.count()) === 0) {
      await page.locator('#live-preview-toggler').click()
    }
    await expect(frame).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}

test('the admin shows a draft beside its form, in both languages, while visitors see the published version', async ({
  account,
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const editor = await Editor.login(request, account)
  const slug = `pratinjau-uji-${Date.now()}`
  const id = await editor.draftArticle({ title: 'Judul terbit', slug })
  try {
    await editor.setStatus(id, 'published')
    await editor.saveDraft(id, 'id', { title: 'Judul draf pertama', slug: `${slug}-baru` })
    await editor.saveDraft(id, 'en', { title: 'Draft title in English', summary: 'A draft.' })

    await logInToAdmin(page, account)
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=id`)
    const link = await page.locator('#preview-button').getAttribute('href')
    // A shared preview link cannot be framed.
    expect((await request.get(link ?? '')).headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    })
    await openLivePreview(page)
    const frame = page.frameLocator('#live-preview-iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Judul draf pertama', {
      timeout: 20_000,
    })
    await expect(frame.locator('[data-preview]')).toContainText('Pratinjau versi yang disimpan')

    await page.locator('#field-title').fill('Judul draf kedua')
    await page.locator('#action-save-draft').click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Judul draf kedua')

    await frame.locator('[data-preview] a').click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Draft title in English')
    await expect(frame.locator('[data-preview]')).toContainText('Preview of the saved version')

    const visitor = await request.get(pathTo('blogDetail', 'id', { slug }))
    expect(await visitor.text()).toContain('Judul terbit')
    expect(await visitor.text()).not.toContain('Judul draf')
    expect(visitor.headers()['x-frame-options']).toBe('DENY')
    expect(visitor.headers()['cache-control']).toContain('public')

    const source = await page.locator('#live-preview-iframe').getAttribute('src')
    const preview = await request.get(source ?? '')
    expect(preview.url()).toContain(`${baseURL}/id/blog/draft-${id}?preview=`)
    expect(preview.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(preview.headers()['content-security-policy']).toMatch(
      new RegExp(`; frame-ancestors [^;]*${adminOrigin.replaceAll('.', '\\.')}`),
    )
    expect(preview.headers()).not.toHaveProperty('x-frame-options')
  } finally {
    await editor.deleteArticle(id)
  }
})

test('an invalid preview token shows a page that says so, never the draft', async ({ request }) => {
  for (const address of [
    '/preview/v1.x.y?locale=en',
    `${pathTo('blogDetail', 'en', { slug: 'draft-1' })}?preview=v1.x.y`,
  ]) {
    const refused = await request.get(address)
    expect(refused.status()).toBe(403)
    expect(await refused.text()).toContain('This preview link no longer works')
    expect(refused.headers()['cache-control']).toBe('private, no-store')
  }
})

test('a document without an English version names the Indonesian one in place of its text', async ({
  account,
  page,
  request,
}) => {
  const editor = await Editor.login(request, account)
  const slug = `hanya-indonesia-${Date.now()}`
  const id = await editor.draftArticle({ title: 'Hanya berbahasa Indonesia', slug })
  try {
    await editor.setStatus(id, 'published')
    const response = await page.goto(pathTo('blogDetail', 'en', { slug }))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in English yet')
    const link = page.getByRole('link', { name: 'Hanya berbahasa Indonesia' })
    await expect(link).toHaveAttribute('lang', 'id')
    await expect(page.getByText('Isi artikel dari pengujian.')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(pathTo('blogDetail', 'id', { slug }))
    await expect(page.getByText('Isi artikel dari pengujian.')).toBeVisible()
  } finally {
    await editor.deleteArticle(id)
  }
})
