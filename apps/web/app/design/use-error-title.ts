import { useEffect } from 'react'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The title of a page with errors in its form says so first, as in a document of the server (entry.server.tsx). */
export function useErrorTitle(hasErrors: boolean, response: unknown): void {
  const { errorTitle } = copy[useLocale()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response can have another title
  useEffect(() => {
    if (hasErrors) {
      const { title } = document
      document.title = title.startsWith(errorTitle) ? title : `${errorTitle}${title}`
      return () => {
        document.title = document.title.replace(errorTitle, '')
      }
    }
  }, [hasErrors, response, errorTitle])
}
