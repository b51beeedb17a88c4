import { useRouteError } from 'react-router'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { ConnectionLost } from '#app/navigation/connection-lost.tsx'
import { isConnectionLost } from '#app/navigation/is-connection-lost.ts'

/**
 * Shown when even the error page fails: depends on nothing but the URL. Also shown if a page in the other language
 * could not be fetched, because the layout in that language is missing, too.
 */
export function LastResort() {
  const locale = useLocale()
  if (isConnectionLost(useRouteError())) {
    return (
      <main>
        <ConnectionLost />
      </main>
    )
  }
  return (
    <main className="wrap py-24">
      <h1 className="text-3xl">{copy[locale].errorPageFailed}</h1>
      {locale === 'en' ? null : (
        <p lang="en" className="mt-2 text-soft">
          {copy.en.errorPageFailed}
        </p>
      )}
      <p className="mt-6">
        <a className="text-link" href={`/${locale}`}>
          {copy[locale].goHome}
        </a>
      </p>
    </main>
  )
}
