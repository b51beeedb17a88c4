import { expect, type Page } from '@playwright/test'
import { Editor, logInToAdmin, withDraft } from '../support/editor.ts'
import { test } from '../support/editor-test.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl } = testSite()
const articles = `${cmsUrl}/admin/collections/articles`

// The admin uses the browser's language.
test.use({ locale: 'id-ID' })

const notices = (page: Page) => page.locator('.document-notices')

// One login: signing in is slow.
test('the admin schedules, warns of lost updates, and names what a restored version loses', async ({
  account,
  page,
  request,
}) => {
  test.slow()
  const editor = await Editor.login(request, account)
  await logInToAdmin(page, account)
  await test.step('a schedule publishes unless the editor chooses otherwise, and shows above its form', () =>
    withDraft(editor, (id) => schedule(page, editor, id)))
  await test.step('an editor whose document was saved elsewhere is warned, and can overwrite', () =>
    withDraft(editor, (id) => overwrite(page, editor, id)))
  await test.step('restoring a version, publishing it and deleting the page name what is lost', () =>
    withDraft(editor, (id) => restore(page, editor, id)))
})

async function schedule(page: Page, editor: Editor, id: number): Promise<void> {
  await editor.setStatus(id, 'published')
  await page.goto(`${articles}/${id}?locale=id`)
  const drawer = page.locator('.schedule-publish')
  await expect(async () => {
    // A click that took too long may have opened it, and it covers the button.
    if (await drawer.isVisible()) return
    await page.locator('#action-save').locator('..').locator('.popup-button').click({ timeout: 5_000 })
    await page.locator('#schedule-publish').click({ timeout: 5_000 })
    await expect(drawer).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expect(drawer.getByRole('radio', { name: 'Publikasikan', exact: true })).toBeChecked()
  await drawer.locator('.date-time-picker input').click()
  await page.locator('.react-datepicker__navigation--next').click()
  await page.locator('.react-datepicker__day--015').click()
  // The calendar covers the button.
  await drawer.getByRole('heading', { name: /^Jadwalkan publikasi/ }).click()
  await drawer.locator('#scheduled-publish-save').click()
  await expect(drawer.locator('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notices(page)).toContainText('Dijadwalkan terbit pada')
}

async function overwrite(page: Page, editor: Editor, id: number): Promise<void> {
  const storedTitle = () => editor.fetchTitle(id)
  await page.goto(`${articles}/${id}?locale=id`)
  const title = page.locator('#field-title')
  await title.fill('Judul dari A')
  await editor.saveDraft(id, 'id', { title: 'Judul dari B' })
  await page.locator('#action-save-draft').click()
  await expect(page.getByText('Tidak disimpan. Dokumen ini sudah disimpan')).toBeVisible()
  await expect(notices(page)).toContainText('disimpan di tempat lain')
  await expect(title).toHaveValue('Judul dari A')
  expect(await storedTitle()).toBe('Judul dari B')
  await notices(page).getByRole('button', { name: 'Pakai tulisan saya' }).click()
  await page.locator('#action-save-draft').click()
  await expect.poll(storedTitle).toBe('Judul dari A')
  await expect(notices(page)).not.toContainText('disimpan di tempat lain')
}

async function restore(page: Page, editor: Editor, id: number): Promise<void> {
  await editor.translateArticle(id, { title: 'English title', slug: `edit-test-${Date.now()}` })
  await editor.setStatus(id, 'published')
  await page.goto(`${articles}/${id}/versions/${await editor.fetchOldestVersion(id)}`)
  const dialog = page.locator('#restore-version')
  await expect(async () => {
    await page.getByRole('button', { name: 'Pulihkan sebagai draf' }).click()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expect(dialog).toContainText('Pengunjung tidak melihat perubahan sampai Anda menerbitkannya')
  await expect(dialog).toContainText(/Hilang.*Bahasa Inggris: Judul, Ringkasan, Isi/s)
  await dialog.locator('#confirm-action').click()
  await expect(page).toHaveURL(new RegExp(`/articles/${id}$`))
  expect(await editor.fetchTitle(id, 'en')).toBeNull()
  const question = page.locator(`#confirm-publication-${id}`)
  await expect(async () => {
    await page.locator('#action-save').click()
    await expect(question).toContainText(/Hilang.*Bahasa Inggris: Judul/s, { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await question.locator('#confirm-action').click()
  await expect(question).toHaveCount(0)
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-delete').click()
  const deletion = page.locator(`#delete-${id}`)
  await expect(deletion).toContainText('Tidak ada tautan ke halaman ini')
  await expect(deletion.getByLabel('/id/blog/')).toBeEditable()
  await page.goto(`${articles}?where[id][equals]=${id}`)
  await expect(async () => {
    await page.locator('tbody input[type=checkbox]').check({ timeout: 2_000 })
    await page.locator('.delete-documents__toggle').click({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expect(page.locator('#confirm-delete-many-docs')).toContainText(
    'Tidak ada tautan ke halaman yang dipilih',
  )
}
