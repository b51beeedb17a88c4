import { useEffect } from 'react'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { copy } from '#app/i18n/site-copy.ts'

/** Begins the title of a page with errors in its form with that fact, as the server does (error-title.server.ts). */
export function useErrorTitle(hasErrors: boolean, response: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response can have another title
  useEffect(() => {
    if (hasErrors) {
      const { errorTitle } = copy[localeOfPath(location.pathname) ?? defaultLocale]
      const { title } = document
      document.title = title.startsWith(errorTitle) ? title : `${errorTitle}${title}`
      return () => {
        document.title = document.title.replace(errorTitle, '')
      }
    }
  }, [hasErrors, response])
}
