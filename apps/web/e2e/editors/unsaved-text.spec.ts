import { expect, type Page } from '@playwright/test'
import { Editor, logInToAdmin, withDraft } from '../support/editor.ts'
import { test } from '../support/editor-test.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl } = testSite()

test.describe.configure({ mode: 'serial' })
// The admin uses the browser's language, but never its time zone.
test.use({ locale: 'id-ID', timezoneId: 'America/New_York' })

const title = (page: Page) => page.locator('#field-title')
const notices = (page: Page) => page.locator('.document-notices')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })
const saveDraft = (page: Page) => page.locator('#action-save-draft').click()

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=id`)
  await expect(notices(page)).toContainText('Bila diterbitkan', { timeout: 30_000 })
}

const waitForRenewal = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/refresh-token'))

const countCopies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved/')).length)

test('text typed for hours keeps its page and renews the session', async ({ account, page, request }) => {
  test.slow()
  await withDraft(await Editor.login(request, account), async (id) => {
    await page.clock.install()
    await logInToAdmin(page, account)
    await openForm(page, id)
    const first = waitForRenewal(page)
    await title(page).fill('Ditulis sejam')
    expect((await first).status()).toBe(200)
    // Steps shorter than a session: in a longer one it could expire before the page reads the renewal.
    for (let step = 0; step < 2; step++) {
      await page.clock.fastForward('00:50:00')
      const renewal = waitForRenewal(page)
      await title(page).press('End')
      expect((await renewal).status()).toBe(200)
    }
    await expect(title(page)).toHaveValue('Ditulis sejam')
    await expect(page).toHaveURL(new RegExp(`/articles/${id}`))
    const asked = page.waitForEvent('dialog', { timeout: 30_000 })
    const reloading = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloading
  })
})

test('a save after the session ended says so, and the text can be saved after signing in elsewhere', async ({
  account,
  context,
  page,
  request,
}) => {
  test.slow()
  const editor = await Editor.login(request, account)
  await withDraft(editor, async (id) => {
    await logInToAdmin(page, account)
    await openForm(page, id)
    const renewed = waitForRenewal(page)
    await title(page).fill('Ditulis sebelum keluar')
    await renewed
    await expect.poll(() => countCopies(page)).toBe(1)
    await context.clearCookies()
    await saveDraft(page)
    await expect(toast(page, 'Sesi Anda sudah berakhir. Masuk lewat tab baru')).toBeVisible()
    await expect(title(page)).toHaveValue('Ditulis sebelum keluar')
    await expect(notices(page)).toContainText('Sesi Anda sudah berakhir')

    page.once('dialog', (dialog) => dialog.accept())
    await page.goto(`${cmsUrl}/admin/login`)
    await logInToAdmin(page, account)
    await openForm(page, id)
    await notices(page).getByRole('button', { name: 'Pakai tulisan itu' }).click()
    await expect(title(page)).toHaveValue('Ditulis sebelum keluar')
    await saveDraft(page)
    await expect.poll(() => editor.fetchTitle(id)).toBe('Ditulis sebelum keluar')
    await expect.poll(() => countCopies(page)).toBe(0)
  })
})

test('a typed date is read day first and in WIB, and an unreadable one stays with a message', async ({
  account,
  page,
  request,
}) => {
  test.slow()
  await withDraft(await Editor.login(request, account), async (id) => {
    await logInToAdmin(page, account)
    await openForm(page, id)
    const date = page.locator('#field-publishedAt')
    await date.fill('02/12/2026 19.00')
    await date.press('Tab')
    await expect(date).toHaveValue('2 Desember 2026, 19:00 WIB')
    await date.fill('besok malam')
    await date.press('Tab')
    await expect(page.locator('#error-publishedAt')).toContainText('Tanggal dan jam ini tidak terbaca')
    await saveDraft(page)
    await expect(toast(page, 'Tanggal dan jam ini tidak terbaca. Tulis misalnya')).toBeVisible()
    await expect(date).toHaveValue('besok malam')
    await date.click()
    await expect(page.locator('.react-datepicker__day-name').first()).toHaveText('Sen')
  })
})

test('on a phone the form and its languages fit, with the buttons to save in view', async ({
  account,
  page,
  request,
}) => {
  test.slow()
  await withDraft(await Editor.login(request, account), async (id) => {
    await logInToAdmin(page, account)
    await page.setViewportSize({ width: 390, height: 800 })
    await openForm(page, id)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(390)
    for (const button of ['#action-save-draft', '#action-save'])
      await expect(page.locator(button)).toBeInViewport({ ratio: 1 })
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}/languages`)
    const fields = page.locator('.languages-column fieldset')
    await expect(fields.first()).toBeVisible()
    expect(await width()).toBe(390)
    const box = await fields.first().boundingBox()
    expect(box?.width).toBeGreaterThan(300)
  })
})
