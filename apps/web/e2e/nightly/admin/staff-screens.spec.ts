import { expect, type Page, test } from '@playwright/test'
import { fetchToken, withToken } from '../../attacks/staff.ts'
import { isSettled } from '../../support/admin-page.ts'
import { emailsTo } from '../../support/caught-emails.ts'
import { logInToAdmin } from '../../support/editor.ts'
import { testSite } from '../../support/test-site.ts'

const { admin, cmsUrl } = testSite()

test.use({ locale: 'id-ID', viewport: { width: 1440, height: 900 } })

const asAdmin = async () => withToken(await fetchToken(admin))
const confirm = (page: Page) => page.locator('dialog[open] #confirm-action')

test('an invited person sets a password at the link of the email, and is signed in', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const email = `undangan-${crypto.randomUUID()}@contoh.example`
  await logInToAdmin(page, admin)
  await page.goto(`${cmsUrl}/admin/collections/users`)
  const form = page.locator('.invite-form')
  await form.locator('summary').click()
  await form.getByLabel('Nama').fill('Tamu')
  await form.getByLabel('Alamat email').fill(email)
  await form.getByLabel('Kata sandi Anda saat ini').fill(admin.password)
  await form.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(form.getByRole('status')).toHaveText(`Akun dibuat. Undangan dikirim ke ${email}.`)
  await expect(page.getByRole('row', { name: email })).toBeVisible()
  const [invitation] = await emailsTo(request, email, 1)
  const link = /\S+\/admin\/reset\/\S+/.exec(invitation?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ locale: 'id-ID' })
  const guest = await context.newPage()
  await guest.goto(link)
  await guest.waitForFunction(isSettled)
  await guest.locator('#field-password').fill('kopi-hujan-sepeda-7')
  await guest.locator('#field-confirm-password').fill('kopi-hujan-sepeda-7')
  await guest.locator('button[type=submit]').click()
  await expect(guest).toHaveURL(/\/admin\/?$/)
  await context.close()
  await (await asAdmin())(`users?where[email][equals]=${email}`, { method: 'DELETE' })
})

test('an import of NAV shows its changes before it is applied, and is undone', async ({ page }) => {
  test.slow()
  const template = await (await (await asAdmin())('funds/template')).text()
  const [heading = '', row = ''] = template.split(/\r?\n/)
  const [code = '', nav = '', ...others] = row.split(';')
  const higher = (Number(nav.replace(',', '.')) * 1.0001).toFixed(4)
  const changed = [code, higher, ...others].join(';')
  await logInToAdmin(page, admin)
  await page.goto(`${cmsUrl}/admin/fund-import`)
  const file = { name: 'nab.csv', mimeType: 'text/csv', buffer: Buffer.from(`${heading}\n${changed}\n`) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Periksa berkas' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Berkas ini benar.' })).toBeVisible()
  await expect(page.getByRole('row', { name: code }).first()).toContainText('0,01')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.locator('dialog[open]')).toContainText('Angka 1 reksa dana di situs berubah seketika.')
  await confirm(page).click()
  await expect(page.getByText('1 reksa dana diperbarui.')).toBeVisible()
  await expect(page.getByText('Berkas ini benar.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await confirm(page).click()
  await expect(page.getByText('1 reksa dana kembali ke angka sebelumnya.')).toBeVisible()
})

test('a global is edited in both languages side by side', async ({ page }) => {
  test.slow()
  const client = await asAdmin()
  const path = 'globals/home?draft=true&depth=0&locale=en&fallback-locale=none'
  const readLead = async () => (await (await client(path)).json()).lead
  const before = await readLead()
  await logInToAdmin(page, admin)
  await page.goto(`${cmsUrl}/admin/globals/home`)
  await page.getByRole('link', { name: 'Bahasa', exact: true }).click()
  const lead = page.locator('.languages-grid fieldset[aria-label*="Inggris"] [name=lead]')
  await lead.fill('A lead in English')
  await page.locator('.languages-controls').getByRole('button').click()
  await expect.poll(readLead).toBe('A lead in English')
  await lead.fill(before)
  await page.locator('.languages-controls').getByRole('button').click()
  await expect.poll(readLead).toBe(before)
})
