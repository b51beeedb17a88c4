import type { Riplay } from '@site/contracts/content/products.ts'
import { DownloadLink } from '#app/design/download-link.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The product and service summary of each product or account; one that is not published can be requested. */
export function RiplayList({
  locale,
  items,
}: {
  locale: Locale
  items: readonly { readonly name: string; readonly riplay: Riplay | null }[]
}) {
  const words = copy[locale]
  return (
    <section className="mt-10 border-t border-line pt-6" id="riplay">
      <h2 className="text-lg">{words.riplayTitle}</h2>
      <p className="mt-1 max-w-[64ch] text-soft">{words.riplayLead}</p>
      <ul className="mt-3">
        {items.map(({ name, riplay }) => (
          <li key={name} className="border-t border-line py-3">
            {riplay === null ? (
              <>
                {`${words.riplayOnRequest(name)} `}
                <a className="text-link" href={pathTo('contactUs', locale)}>
                  {words.riplayRequest}
                </a>
              </>
            ) : (
              <>
                <DownloadLink file={riplay.file} label={words.riplayOf(name)} locale={locale} />
                <p className="text-sm text-soft">{words.riplayValid(formatDate(locale, riplay.validFrom))}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
