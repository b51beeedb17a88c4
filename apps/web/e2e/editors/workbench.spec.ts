import { expect, type Locator, type Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { emailsTo } from '../support/caught-emails.ts'
import { Editor, logInToAdmin } from '../support/editor.ts'
import { test } from '../support/editor-test.ts'
import { collectErrors } from '../support/page-errors.ts'
import { register } from '../support/register.ts'
import { testSite } from '../support/test-site.ts'

const { admin, cmsUrl } = testSite()
const collections = `${cmsUrl}/admin/collections`

// The admin uses the browser's language.
test.use({ locale: 'id-ID', viewport: { width: 1440, height: 900 } })

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const notices = (page: Page) => page.locator('.document-notices').first()

/** Chooses an option by keyboard. */
async function chooseAny(page: Page, field: Locator): Promise<void> {
  // The field loads its options again after a response to its form: a key pressed in between chooses nothing.
  await expect(async () => {
    await field.locator('input').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(field.locator('.rs__option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field.locator('.rs__single-value')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

// Only a browser shows how many clicks an article takes, and whether the forms of both languages work together.
test('an article with a picture goes public in both languages with 12 clicks at most, and leaves one again', async ({
  account,
  page,
  request,
}) => {
  test.slow()
  await logInToAdmin(page, account)
  const errors = collectErrors(page)
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  // A sign-in while the form renews its session may reject the renewal: both write the sessions of the account.
  const editor = await Editor.login(request, account)
  const slug = `meja-kerja-${Date.now()}`
  await page.goto(`${collections}/articles?locale=id`)
  await click(page.getByRole('link', { name: 'Buat Artikel baru' }))
  await page.locator('#field-title').fill(slug)
  await page.locator('#field-summary').fill('Ringkasan dari pengujian.')

  await click(page.locator('#field-cover').getByRole('button', { name: 'Buat Baru' }))
  const drawer = page.locator('dialog[open]').last()
  const image = { name: `${slug}.png`, mimeType: 'image/png', buffer: ONE_PIXEL }
  await drawer.locator('input[type=file]').first().setInputFiles(image)
  await drawer.locator('[name=alt]').fill('Gambar uji')
  await drawer.locator('[name=altInOther]').fill('Test image')
  await click(drawer.locator('#action-save'))
  await expect(drawer).toBeHidden()

  await page.locator('[contenteditable=true]').first().focus()
  await page.keyboard.type('Isi artikel dari pengujian.')
  // Payload's editor hands its text to the form in an idle period: the button would save without it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await chooseAny(page, page.locator('#field-category'))
  await chooseAny(page, page.locator('#field-author'))
  await click(page.locator('#action-save-draft'))
  await page.waitForURL(/articles\/\d+/)
  const id = Number(/articles\/(\d+)/.exec(page.url())?.[1])
  try {
    await expect(notices(page)).toContainText('Bahasa Inggris belum lengkap: Judul, Ringkasan, Isi')

    await click(page.getByRole('link', { name: 'Bahasa', exact: true }))
    const english = page.locator('.languages-grid fieldset[aria-label*="Inggris"]')
    await english.nth(0).locator('input').fill(`${slug}-en`)
    await english.nth(1).locator('textarea').fill('A summary of the tests.')
    await english.nth(2).locator('[contenteditable=true]').focus()
    await page.keyboard.type('The text of the tests.')
    await expect(page.getByRole('heading', { name: 'Bahasa Inggris: lengkap' })).toBeVisible()
    await click(page.locator('.languages-controls').getByRole('button'))
    await expect.poll(() => editor.fetchTitle(id, 'en')).toBe(`${slug}-en`)
    await click(page.getByRole('link', { name: 'Edit', exact: true }))
    await expect(notices(page)).toContainText('Bila diterbitkan, tampil dalam kedua bahasa')
    await click(page.locator('#action-save'))
    await expect(notices(page)).toContainText('Lihat di situs')
    expect(clicks).toBeLessThanOrEqual(12)

    const addresses = {
      id: pathTo('blogDetail', 'id', { slug }),
      en: pathTo('blogDetail', 'en', { slug: `${slug}-en` }),
    }
    const fetchStatus = async (locale: 'id' | 'en') => (await request.get(addresses[locale])).status()
    await expect.poll(() => fetchStatus('id')).toBe(200)
    await expect.poll(() => fetchStatus('en')).toBe(200)

    await page.goto(`${collections}/articles/${id}?locale=en`)
    const drawn = page.locator('.seo-preview img')
    await drawn.scrollIntoViewIfNeeded()
    await expect(drawn).toHaveJSProperty('naturalWidth', 1200)
    await page.locator('#field-isWithdrawn').check()
    await page.locator('#action-save').click()
    await expect.poll(() => fetchStatus('en')).toBe(404)
    expect(await fetchStatus('id')).toBe(200)
    // The live preview has no picture that no published document uses.
    expect(errors.filter((error) => !/status of 404 .*\/images\//.test(error))).toEqual([])
  } finally {
    await editor.deleteArticle(id)
  }
})

// Only the form of the event shows that an editor's change reaches the people who registered.
test('an event that is moved, unpublished and canceled in its form emails everyone who registered', async ({
  account,
  page,
  request,
}) => {
  test.slow()
  const editor = await Editor.login(request, account)
  const slug = `pindah-${crypto.randomUUID()}`
  const event = await editor.publishEvent({ slug, capacity: 5, waitingListPlaces: 0 })
  try {
    const email = await register(page, slug, 'Dewi Lestari')
    await emailsTo(request, email, 1)
    await logInToAdmin(page, account)
    await page.goto(`${collections}/events/${event}?locale=id`)
    await expect(page.locator('.event-registrations')).toContainText('1 dari 5 kursi')
    const dialog = page.locator(`#confirm-publication-${event}`)
    const publishAfterQuestion = async (subject: string) => {
      await page.locator('#action-save').click()
      await expect(dialog).toContainText('1 orang akan menerima email ini')
      await expect(dialog).toContainText(subject)
      await dialog.locator('#confirm-action').click()
      await expect(dialog).toHaveCount(0)
    }
    await page.locator('#field-venue').fill('Auditorium lantai 2')
    await publishAfterQuestion(`Perubahan acara: ${slug}`)
    const [moved] = await emailsTo(request, email, 2)
    expect(moved?.subject).toBe(`Perubahan acara: ${slug}`)
    expect(moved?.text).toContain('Auditorium lantai 2')
    // People who registered know an unpublished event as it was.
    const headers = { authorization: editor.authorization }
    const data = { _status: 'draft' }
    await request.patch(`${cmsUrl}/api/events/${event}?locale=id`, { headers, data })
    await page.reload()
    await page.locator('#field-isCanceled').check()
    await publishAfterQuestion(`Acara dibatalkan: ${slug}`)
    expect((await emailsTo(request, email, 3))[0]?.subject).toBe(`Acara dibatalkan: ${slug}`)
    await page.goto(pathTo('eventDetail', 'id', { slug }))
    await expect(page.getByText('dibatalkan').first()).toBeVisible()
  } finally {
    await (await Editor.login(request, admin)).deleteEvent(event)
  }
})
