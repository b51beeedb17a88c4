import { expect, type Page } from '@playwright/test'

/** A form that is sent within a second of its making is taken for a machine's, which these tests are. */
const SHORTEST_MS = 1_000

/** Until the form of the page may be sent. */
export async function untilOldEnough(page: Page): Promise<void> {
  await untilOld(await page.locator('input[name="formToken"]').inputValue())
}

/** As untilOldEnough, by the form's token, which begins with when it was made. */
export async function untilOld(formToken: string): Promise<void> {
  const madeAt = Number(formToken.split('.')[0])
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(SHORTEST_MS)
}
