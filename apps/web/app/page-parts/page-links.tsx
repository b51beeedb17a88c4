import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainPageName, pathTo } from '#app/i18n/path-to.ts'

const row = 'flex flex-wrap gap-x-6 gap-y-2'

export function PageLinks({
  locale,
  pages,
  isCentred = false,
}: {
  locale: Locale
  pages: readonly PlainPageName[]
  isCentred?: boolean
}) {
  return (
    <ul className={isCentred ? `${row} justify-center` : row}>
      {pages.map((page) => (
        <li key={page}>
          <a className="text-link" href={pathTo(page, locale)}>
            {findPageTitle(page)[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
