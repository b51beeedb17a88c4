import type { Locale } from '#app/i18n/locales.ts'
import { copy } from '#app/i18n/site-copy.ts'

interface FormResponse {
  readonly status: number
  /** Whether the document answers a form that was sent with POST. */
  readonly isPosted: boolean
  readonly locale: Locale
}

/**
 * Begins the title of a document whose form has errors or was not delivered with that fact. Routes cannot: `meta` has
 * no action data. Scripts do the same (use-error-title.ts).
 */
export function markErrorTitle(html: string, { status, isPosted, locale }: FormResponse): string {
  const hasErrors = status === 422 || (isPosted && status >= 400)
  return hasErrors ? html.replace('<title>', `<title>${copy[locale].errorTitle}`) : html
}
