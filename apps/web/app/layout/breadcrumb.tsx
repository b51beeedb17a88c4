import { sectionTitles } from '@site/contracts/content/section-titles.ts'
import { useParams } from 'react-router'
import { ancestorsOf } from '#app/head/structured-data.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The path from the home page to this one, from the slug table. `names` overrides the titles of ancestors. */
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
        {ancestorsOf(page).map((ancestor) => (
          <li key={ancestor}>
            <a href={fillPath(ancestor, locale, params)}>
              {names[ancestor] ?? sectionTitles[ancestor][locale]}
            </a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
