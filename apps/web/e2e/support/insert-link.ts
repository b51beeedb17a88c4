import type { Page } from '@playwright/test'

/** Adds a link at the top of the open page. */
export async function insertLink(page: Page, href: string, name: string): Promise<void> {
  await page.locator('main').evaluate(
    (main, link) => {
      const element = document.createElement('a')
      element.href = link.href
      element.textContent = link.name
      main.prepend(element)
    },
    { href, name },
  )
}
