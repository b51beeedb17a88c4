import { expect, type Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { forgetHydration, waitForHydration } from './hydration.ts'

export const field = (page: Page, name: string) => page.locator(`#field-${name}`)
export const result = (page: Page, name: string) => page.locator(`output[name="${name}"]`)

export async function open(page: Page, locale: Locale, query: Record<string, string>) {
  await forgetHydration(page)
  await page.goto(pathTo('investmentCalculator', locale, undefined, query))
  await page.mouse.move(5, 5)
  await waitForHydration(page)
  await expect(page.getByRole('slider').first()).toBeVisible()
}

export const growth = { calculator: 'growth', strategy: 'lumpSum' }
export const sent = { ...growth, initialInvestment: '25000000', expectedReturn: '6.25', duration: '5' }
