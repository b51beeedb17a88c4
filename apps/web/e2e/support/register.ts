import type { Page } from '@playwright/test'
import { registerCopy } from '#app/features/education-events/register-copy.ts'
import { kindInUrl } from '#app/features/education-events/registration-form.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilOldEnough } from './form-age.ts'

const words = registerCopy.id

/** Registers a visitor with a new email address for an event, and returns the address. */
export async function register(page: Page, slug: string, fullName: string): Promise<string> {
  const email = `surel-${crypto.randomUUID()}@contoh.example`
  await page.goto(pathTo('eventRegister', 'id', { slug }, { kind: kindInUrl.nonClient }))
  await page.locator('#field-fullName').fill(fullName)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-phone').fill('081234567890')
  await page.locator('#field-consent').check()
  await untilOldEnough(page)
  await page.getByRole('button', { name: new RegExp(`${words.send}|${words.sendToWaitingList}`) }).click()
  await page.waitForURL(`**${pathTo('eventRegisterSuccess', 'id', { slug })}*`)
  return email
}
