import { useEffect } from 'react'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { copy } from '#app/i18n/site-copy.ts'

/** The title of a page with errors in its form says so first, as in a document of the server (entry.server.tsx). */
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
