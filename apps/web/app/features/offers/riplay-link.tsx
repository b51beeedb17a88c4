import type { AccountType } from '@site/contracts/content/products.ts'
import { DownloadLink, type LinkedFile } from '#app/design/download-link.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The product and service summary with the day from which it is valid, or how to ask for it. */
export function RiplayLink({
  locale,
  of: { riplay, riplayValidFrom },
}: {
  locale: Locale
  of: Pick<AccountType, 'riplayValidFrom'> & { readonly riplay: LinkedFile | null }
}) {
  const words = copy[locale]
  return riplay === null ? (
    <a className="text-link inline-block py-2" href={pathTo('contactUs', locale)}>
      {words.askRiplay}
    </a>
  ) : (
    <>
      <DownloadLink file={riplay} label={words.riplay} locale={locale} />
      {riplayValidFrom === null ? null : (
        <span className="block text-sm text-soft">
          {words.riplayValid(formatDate(locale, riplayValidFrom))}
        </span>
      )}
    </>
  )
}
