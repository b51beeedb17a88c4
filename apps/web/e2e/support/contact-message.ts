import { expect, type Page } from '@playwright/test'
import { copy } from '#app/features/contact/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { untilOldEnough } from './form-age.ts'

/** Fills the open contact form with a valid message. */
export async function fillMessage(page: Page): Promise<void> {
  await page.locator('#field-fullName').fill('Nara Tumivarka')
  await page.locator('#field-email').fill('nara@contoh.example')
  await page.locator('#field-domicile').check()
  await page.locator('#field-phone').fill('0812-3456-7890')
  await page.locator('#field-subject').selectOption({ index: 1 })
  await page.locator('#field-message').fill(`Bagaimana cara memindahkan efek saya? ${crypto.randomUUID()}`)
  await page.locator('#field-consent').check()
  await untilOldEnough(page)
}

/** Sends a valid message and waits for the confirmation. */
export async function sendMessage(page: Page, locale: Locale): Promise<void> {
  await fillMessage(page)
  await page.getByRole('button', { name: copy[locale].send }).click()
  await expect(page.locator('main [role="status"]')).toContainText(copy[locale].sentTitle)
}
