import type { Page } from '@playwright/test'

/** What was to come with the next frame is there, and drawn. */
export async function untilDrawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
