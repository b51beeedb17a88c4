import type { Page } from '@playwright/test'

/** Waits for two animation frames. */
export async function waitForTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
