import type { Page } from '@playwright/test'

/** What the page complains about from here on, in its console or by an error that nobody caught. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const text = message.text()
      // What could not be loaded stands in its place alone.
      faults.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text)
    }
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}
