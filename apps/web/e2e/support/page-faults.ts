import type { Page } from '@playwright/test'

const isShedImage = /status of 503 .*\/images\//

/**
 * For pages with many images: on a busy machine the image proxy sheds load, which its own tests are about.
 */
export const withoutShedImages = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !isShedImage.test(fault))

/** What the page complains about from here on, in its console or by an error that nobody caught. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const text = message.text()
      // The text does not name what could not be loaded.
      const fault = text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text
      faults.push(fault)
    }
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}
