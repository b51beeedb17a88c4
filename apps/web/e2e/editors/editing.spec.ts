import { expect, type Page, test } from '@playwright/test'
import { logInToAdmin, withDraft } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl, editor: account } = testSite()
const articles = `${cmsUrl}/admin/collections/articles`

test.describe.configure({ mode: 'serial' })
// The admin uses the browser's language.
test.use({ locale: 'id-ID' })

const notices = (page: Page) => page.locator('.document-notices')

test('a schedule of a published document publishes unless the editor chooses otherwise, and shows above its form', async ({
  page,
  request,
}) => {
  test.slow()
  await withDraft(request, account, async (editor, id) => {
    await editor.setStatus(id, 'published')
    await logInToAdmin(page, account)
    await page.goto(`${articles}/${id}?locale=id`)
    const drawer = page.locator('.schedule-publish')
    await expect(async () => {
      await page.locator('#action-save').locator('..').locator('.popup-button').click()
      await page.locator('#schedule-publish').click({ timeout: 2_000 })
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
  })
})

test('an editor whose document was saved elsewhere is warned, keeps the text, and can overwrite', async ({
  page,
  request,
}) => {
  test.slow()
  await withDraft(request, account, async (editor, id) => {
    const storedTitle = () => editor.fetchTitle(id)
    await logInToAdmin(page, account)
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
    await title.fill('Judul kedua dari A')
    await page.locator('#action-save-draft').click()
    await expect.poll(storedTitle).toBe('Judul kedua dari A')
  })
})

test('the dialog that restores a version names what the draft loses', async ({ page, request }) => {
  test.slow()
  await withDraft(request, account, async (editor, id) => {
    await editor.translateArticle(id, { title: 'English title', slug: `edit-test-${Date.now()}` })
    const oldest = await editor.fetchOldestVersion(id)
    await logInToAdmin(page, account)
    await page.goto(`${articles}/${id}/versions/${oldest}`)
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
  })
})
