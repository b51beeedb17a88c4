import type { Page } from '@playwright/test'

/** A larger default font size (WCAG 1.4.4): unlike page styles, it also affects media queries. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
