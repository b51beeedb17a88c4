import type { Page } from '@playwright/test'

const isShedImage = /status of 503 .*\/images\//

export const withoutShedImages = (errors: readonly string[]): string[] =>
  errors.filter((error) => !isShedImage.test(error))

/** Collects console errors and uncaught errors of the page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const text = message.text()
      // The message does not contain the URL of the failed resource.
      const error = text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text
      errors.push(error)
    }
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
