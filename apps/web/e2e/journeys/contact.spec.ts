import { expect, type Page, test } from '@playwright/test'
import { copy } from '#app/features/contact/copy.ts'
import { formCopy } from '#app/forms/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy as siteCopy } from '#app/i18n/site-copy.ts'
import { untilOldEnough } from '../support/form-age.ts'
import { openHydrated, withoutPrefetch } from '../support/hydration.ts'

declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly scheduling: { readonly isInputPending: () => boolean }
  }
}

const person = {
  fullName: "Zoë O'Brien 王小明",
  email: 'zoe.obrien@contoh.example',
  phone: '+62 812-3456-7890',
}
const message = (test: string) => `Bagaimana cara memindahkan efek saya? (${test} ${crypto.randomUUID()})`

/** Fills everything except the consent checkbox. */
async function fill(page: Page, text: string) {
  for (const [name, value] of Object.entries(person)) await page.locator(`#field-${name}`).fill(value)
  await page.locator('#field-domicile').check()
  await page.locator('#field-subject').selectOption({ index: 1 })
  await page.locator('#field-message').fill(text)
  await untilOldEnough(page)
}

const send = (page: Page, locale: Locale) => page.getByRole('button', { name: copy[locale].send }).click()

// engines/essentials.spec.ts sends the form with script.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('errors are shown at their fields, no input is lost, and the corrected form is sent', async ({
    page,
  }) => {
    const { title, sentTitle } = copy.id
    const { errors } = formCopy.id
    await page.goto(pathTo('contactUs', 'id'))
    const text = message('whole way')
    await fill(page, text)
    await page.locator('#field-email').fill('zoe.contoh.example')
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page, 'id'),
    ])
    expect(refused.status()).toBe(422)
    const { errorTitle } = siteCopy.id
    await expect(page).toHaveTitle(new RegExp(`^${errorTitle}${title} · `))
    await expect(page.locator('#field-email-error')).toHaveText(errors.emailFormat)
    await expect(page.locator('#field-consent-error')).toHaveText(errors.required)
    await expect(page.locator('#field-fullName')).toHaveValue(person.fullName)
    await expect(page.locator('#field-message')).toHaveValue(text)
    await expect(page.locator('#field-subject')).not.toHaveValue('')
    await expect(page.locator('#field-domicile')).toBeChecked()
    await page.locator('#field-email').fill(person.email)
    await page.locator('#field-consent').check()
    await send(page, 'id')
    const status = page.locator('main [role="status"]').filter({ hasText: sentTitle })
    await expect(status).toBeVisible()
    await expect(page).not.toHaveTitle(new RegExp(errorTitle))
    await page.goto(pathTo('contactUs', 'id', undefined, { sent: 1 }))
    await expect(status).toHaveCount(0)
  })
})

test('a field is validated when typing pauses, and its error disappears once corrected', async ({ page }) => {
  await openHydrated(page, pathTo('contactUs', 'en'))
  const email = page.locator('#field-email')
  const error = page.locator('#field-email-error')
  await email.pressSequentially('zoe')
  await expect(error).toHaveText('Incorrect email format')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('@contoh.example')
  await expect(error).toHaveCount(0)
  await page.locator('#field-phone').fill('0812 abc')
  await page.locator('#field-phone').blur()
  await expect(page.locator('#field-phone-error')).toHaveText('Must be numerical')
  await email.fill('zoe@contoh..example')
  await send(page, 'en')
  await expect(error).toHaveText('Email is not valid')
})

test('an error does not move the control that is clicked next', async ({ page }) => {
  await openHydrated(page, pathTo('contactUs', 'en'))
  const below = page.locator('#field-domicile')
  await below.hover()
  await page.locator('#field-email').focus()
  await page.keyboard.insertText('zoe.contoh.example')
  await page.mouse.down()
  await expect(below).toBeFocused()
  await page.mouse.up()
  await expect(below).toBeChecked()
  await expect(page.locator('#field-email-error')).toHaveText(formCopy.en.errors.emailFormat)
})

test('offline, the form keeps its input, and is sent once the connection is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, pathTo('contactUs', 'en'))
  const text = message('offline')
  await fill(page, text)
  await page.locator('#field-consent').check()
  await context.setOffline(true)
  await send(page, 'en')
  const notice = page.locator('main [role="alert"]')
  await expect(notice).toContainText(formCopy.en.submitError.offline)
  await expect(notice.locator('xpath=..')).toBeFocused()
  await expect(page.locator('#field-message')).toHaveValue(text)
  await expect(page.locator('#field-consent')).toBeChecked()
  await context.setOffline(false)
  await send(page, 'en')
  await expect(page.locator('main [role="status"]')).toContainText(copy.en.sentTitle)
})

test('the human check loads only when the form is first used', async ({ page }) => {
  const loaded: string[] = []
  page.on('worker', (worker) => loaded.push(worker.url()))
  page.on('request', (request) => {
    if (request.url().includes('/assets/answer-check')) loaded.push(request.url())
  })
  await withoutPrefetch(page)
  await openHydrated(page, pathTo('contactUs', 'en'))
  // Effects of the hydrated form run before the browser is idle, and their requests come before this one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).then(({ status }) => status))
  expect(loaded).toEqual([])
  await page.locator('#field-fullName').focus()
  await expect(page.locator('input[name="humanCheck"]')).not.toHaveValue('')
  expect(loaded).toHaveLength(2)
})

test('a key press that arrives together with the answer of the human check counts', async ({ page }) => {
  await page.addInitScript(() => {
    const { terminate } = Worker.prototype
    Worker.prototype.terminate = function () {
      terminate.call(this)
      // The answer is set in microtasks; this one ends when the key press waits, which comes before React renders.
      const waitForInput = async () => {
        for (let hop = 0; hop < 20; hop++) await null
        const giveUpAt = performance.now() + 10_000
        while (!navigator.scheduling.isInputPending() && performance.now() < giveUpAt);
      }
      void waitForInput()
    }
  })
  await openHydrated(page, pathTo('contactUs', 'en'))
  const answered = new Promise((resolve) => page.on('worker', (worker) => worker.on('close', resolve)))
  await page.getByRole('button', { name: copy.en.send }).focus()
  await answered
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-fullName-error')).toHaveText(formCopy.en.errors.required)
})
