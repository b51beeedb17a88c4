import { copy } from '#app/features/companies/copy.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { NewsItem } from './news-items.ts'

export function NewsList({
  locale,
  slug,
  items,
  headingLevel,
}: {
  locale: Locale
  slug: string
  items: readonly NewsItem[]
  headingLevel: 2 | 3
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.id}
          className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <p className="text-sm text-soft">
            <time dateTime={item.publishedAt}>{formatDate(locale, item.publishedAt)}</time>
            <span className="block">{copy[locale].source(item.source)}</span>
          </p>
          <div className="min-w-0 max-w-[68ch]">
            <Heading className="text-lg">
              <a
                className="hover:text-action"
                href={pathTo('companyNewsDetail', locale, { slug, news: item.slug })}
              >
                {item.title}
              </a>
            </Heading>
            <p className="mt-1 text-soft">{item.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
