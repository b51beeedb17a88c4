import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'

/** Shown when even the error page fails: depends on nothing but the address. */
export function LastResort() {
  const locale = useLocale()
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
