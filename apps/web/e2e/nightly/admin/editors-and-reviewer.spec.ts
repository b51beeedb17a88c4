import { type Browser, expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { type Client, fetchToken, json, Staff, withToken } from '../../attacks/staff.ts'
import { emailsTo } from '../../support/caught-emails.ts'
import { Editor, logInToAdmin, withDraft } from '../../support/editor.ts'
import { testSite } from '../../support/test-site.ts'

const { admin, cmsUrl, editor: account } = testSite()

const notices = (page: Page) => page.locator('.document-notices')
const review = (page: Page) => page.getByRole('region', { name: 'Pemeriksaan' })
const title = (page: Page) => page.locator('#field-title')
const summary = (page: Page) => page.locator('#field-summary')
const lock = (page: Page) => page.locator('#document-locked')
const publish = (page: Page) => page.locator('#action-save')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })

const articlePath = (id: number) => `${cmsUrl}/admin/collections/articles/${id}?locale=id`

/** A window of a signed-in person. */
async function open(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logInToAdmin(page, person)
  return page
}

/** Tells the page that its person came back to it. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const waitForChange = (page: Page, collection: string) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(`/api/${collection}/`),
  )

async function save(page: Page): Promise<void> {
  const saved = waitForChange(page, 'articles')
  await page.locator('#action-save-draft').click()
  expect((await saved).status()).toBe(200)
}

async function takeOver(page: Page): Promise<void> {
  const taken = waitForChange(page, 'payload-locked-documents')
  // Payload then reads the document again, which replaces what was typed in the meantime.
  const readAgain = page.waitForEvent('framenavigated')
  await page.locator('#document-locked-take-over').click()
  expect((await taken).status()).toBe(200)
  await readAgain
  await expect(lock(page)).toBeHidden()
}

/** The settings themselves need an approval while approval is required; they may have it from an earlier test. */
async function requireApproval(isRequired: boolean, administrator: Client, reviewer: Client): Promise<void> {
  const settings = 'globals/settings'
  if (!isRequired) {
    await administrator(`${settings}?draft=true`, json('POST', { requiresReview: false, _status: 'draft' }))
    for (const { client, action } of [
      { client: administrator, action: 'request' },
      { client: reviewer, action: 'approve' },
    ]) {
      const { updatedAt } = await (await administrator(`${settings}?draft=true&depth=0`)).json()
      await client(`${settings}/review`, json('POST', { action, updatedAt }))
    }
  }
  const data = { requiresReview: isRequired, _status: 'published' }
  const response = await administrator(settings, json('POST', data))
  expect(response.status, await response.text()).toBe(200)
}

test('two editors and a reviewer publish an article together: no word is lost, and each sees what the others did', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  const staff = await Staff.open()
  const [author, reviewer] = [await staff.account('editor'), await staff.account('reviewer')]
  for (const { role, id, name } of [
    { role: 'editor', id: author.id, name: 'Sari' },
    { role: 'reviewer', id: reviewer.id, name: 'Rudi' },
  ] as const)
    await (await staff.session(role))(`users/${id}`, json('PATCH', { name }))
  const administrator = withToken(await fetchToken(admin))
  const approval = async (isRequired: boolean) =>
    requireApproval(isRequired, administrator, await staff.session('reviewer'))
  const editor = await Editor.login(request, account)
  await approval(true)
  try {
    await withDraft(editor, async (id) => {
      const people = {
        author: await open(browser, author),
        other: await open(browser, account),
        reviewer: await open(browser, reviewer),
      }
      await writeTogether(people, id)
      await reviewTogether(people, id)
      const emails = (address: string, count: number) => emailsTo(request, address, count)
      expect((await emails(reviewer.email, 2)).map(({ subject }) => subject)).toEqual(
        Array.from({ length: 2 }, () => expect.stringContaining('Mohon diperiksa')),
      )
      const [approved, returned] = await emails(author.email, 2)
      expect(approved?.subject).toContain('Disetujui')
      expect(returned?.text).toContain('Tolong sebutkan sumbernya.')
      const { docs } = await (await administrator(`articles?where[id][equals]=${id}&depth=0`)).json()
      const page = await request.get(pathTo('blogDetail', 'id', { slug: docs[0].slug }))
      expect(await page.text()).toContain('Ringkasan dari Editor, dengan sumber')
    })
  } finally {
    await approval(false)
    await staff.close()
  }
})

interface People {
  readonly author: Page
  readonly other: Page
  readonly reviewer: Page
}

/** Opens the article while another person edits it. */
async function openLocked(page: Page, id: number, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(articlePath(id))
    const editing = new RegExp(
      `${name} \\(terakhir aktif .* WIB\\) sedang mengedit.*“Lihat hanya-baca” sudah cukup`,
    )
    await expect(lock(page)).toContainText(editing, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

async function writeTogether({ author, other }: People, id: number): Promise<void> {
  await test.step('the second editor sees who edits, takes over and saves', async () => {
    await author.goto(articlePath(id))
    await expect(author.locator('#publish-blocked')).toContainText('setelah orang lain menyetujuinya')
    await expect(publish(author)).toBeDisabled()
    await title(author).fill('Judul dari Sari')
    await openLocked(other, id, 'Sari')
    await takeOver(other)
    await summary(other).fill('Ringkasan dari Editor')
    await save(other)
  })
  await test.step('the first editor is refused, keeps what they typed, and reads what the second one wrote', async () => {
    await author.locator('#action-save-draft').click()
    await expect(toast(author, 'Tidak disimpan. Dokumen ini sudah disimpan')).toBeVisible()
    await expect(notices(author)).toContainText('oleh Editor. Tulisan Anda masih ada di halaman ini')
    await expect(title(author)).toHaveValue('Judul dari Sari')
    const opened = author.waitForEvent('popup')
    await notices(author).getByRole('link', { name: 'Buka yang tersimpan di tab baru' }).click()
    const saved = await opened
    const written = await summary(saved).inputValue()
    await saved.close()
    expect(written).toBe('Ringkasan dari Editor')
    await summary(author).fill(`${written}, dengan sumber`)
    await notices(author).getByRole('button', { name: 'Pakai tulisan saya' }).click()
    await save(author)
  })
  await test.step('the tab of the second editor names who saved since', async () => {
    await comeBack(other)
    await expect(notices(other)).toContainText('oleh Sari. Tulisan Anda masih ada di halaman ini')
    await expect(title(other)).toHaveValue('Judul semula')
    await other.close()
  })
}

async function reviewTogether({ author, reviewer }: People, id: number): Promise<void> {
  await test.step('the reviewer reads it beside the open form of the author, and returns it with a note', async () => {
    await review(author).getByRole('button', { name: 'Minta pemeriksaan' }).click()
    await expect(review(author)).toContainText('Menunggu pemeriksaan')
    await title(author).fill('Judul dari Sari, direvisi')
    await openLocked(reviewer, id, 'Sari')
    await reviewer.locator('#document-locked-view-read-only').click()
    await expect(title(reviewer)).toHaveValue('Judul dari Sari')
    await review(reviewer).getByLabel('Komentar').fill('Tolong sebutkan sumbernya.')
    await review(reviewer).getByRole('button', { name: 'Kembalikan dengan komentar' }).click()
    await expect(review(reviewer)).toContainText('Dikembalikan')
  })
  await test.step('the author sees the note, saves and requests again', async () => {
    await comeBack(author)
    await expect(review(author)).toContainText('Dikembalikan')
    await expect(review(author)).toContainText('Tolong sebutkan sumbernya.')
    await expect(title(author)).toHaveValue('Judul dari Sari, direvisi')
    await save(author)
    await expect(publish(author)).toBeDisabled()
    await review(author).getByRole('button', { name: 'Minta pemeriksaan' }).click()
    await expect(review(author)).toContainText('Menunggu pemeriksaan')
    await title(author).fill('Judul yang belum disimpan')
  })
  await test.step('the reviewer takes over, approves and publishes, and the tab of the author says so', async () => {
    await openLocked(reviewer, id, 'Sari')
    await takeOver(reviewer)
    await expect(publish(reviewer)).toBeDisabled()
    await review(reviewer).getByRole('button', { name: 'Setujui' }).click()
    await expect(review(reviewer)).toContainText('Disetujui')
    await publish(reviewer).click()
    await expect(notices(reviewer)).toContainText('Lihat di situs')
    await comeBack(author)
    await expect(notices(author)).toContainText('oleh Rudi. Tulisan Anda masih ada di halaman ini')
    await expect(review(author)).toContainText('Disetujui')
    await expect(title(author)).toHaveValue('Judul yang belum disimpan')
  })
}
