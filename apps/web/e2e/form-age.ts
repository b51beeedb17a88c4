import { expect, type Page } from '@playwright/test'

/** A form that is sent within a second of its making is taken for a machine's, which these tests are. */
export const SHORTEST_FORM_AGE_MS = 1_000

/** Until the form of the page may be sent; its token begins with when it was made. */
export async function untilOldEnough(page: Page): Promise<void> {
  const token = await page.locator('input[name="formToken"]').inputValue()
  const madeAt = Number(token.split('.')[0])
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(SHORTEST_FORM_AGE_MS)
}
