import type { Page } from '@playwright/test'

const isShedImage = /status of 503 .*\/images\//

export const withoutShedImages = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !isShedImage.test(fault))

/** Collects console errors and uncaught errors of the page from now on. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const text = message.text()
      // The message does not contain the URL of the failed resource.
      const fault = text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text
      faults.push(fault)
    }
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}
