import { expect, type Page } from '@playwright/test'

/** Forms sent within a second of rendering count as automated, which these tests are. */
const MIN_AGE_MS = 1_000

/** Waits until the form of the page may be sent. */
export async function untilOldEnough(page: Page): Promise<void> {
  await untilOld(await page.locator('input[name="formToken"]').inputValue())
}

/** The same by the form's token, which starts with its creation time. */
export async function untilOld(formToken: string): Promise<void> {
  const madeAt = Number(formToken.split('.')[0])
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(MIN_AGE_MS)
}
