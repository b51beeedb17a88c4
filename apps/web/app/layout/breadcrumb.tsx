import { findPageTitle, type PageName } from '@site/contracts/content/site-pages.ts'
import { useParams } from 'react-router'
import { listAncestors } from '#app/head/structured-data.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The path from the home page to this one, from the page table. `names` overrides the titles of ancestors. */
export function Breadcrumb({
  page,
  title,
  names = {},
}: {
  page: PageName
  title: string
  names?: Partial<Record<PageName, string>>
}) {
  const locale = useLocale()
  const params = useParams()
  return (
    <nav aria-label={copy[locale].breadcrumb} className="breadcrumb">
      <ol>
        {listAncestors(page).map((ancestor) => (
          <li key={ancestor}>
            <a href={fillPath(ancestor, locale, params)}>
              {names[ancestor] ?? findPageTitle(ancestor)[locale]}
            </a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
