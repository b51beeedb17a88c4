import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { sampleAddress } from './sample-addresses.ts'

/** Opens pages by links within one document, whose CSP then applies to all of them. */
export async function walkByLinks(
  page: Page,
  request: APIRequestContext,
  locale: Locale,
  names: readonly PageName[],
): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-same-document', ''))
  for (const name of names) {
    const address = await sampleAddress(request, name, locale)
    await page.evaluate((href) => {
      if (document.activeElement instanceof HTMLElement) {
        document.activeElement.blur()
      }
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    await expect(page, name).toHaveURL((url) => `${url.pathname}${url.search}` === address)
    // The URL changes before the page does.
    await expect(page.locator('main h1').first(), name).toBeFocused()
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
}
