import { RowList } from '#app/design/row-list.tsx'
import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { NewsItem } from '#app/features/companies/news/news-items.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'

export function NewsSection({
  locale,
  slug,
  news,
}: {
  locale: Locale
  slug: string
  news: readonly NewsItem[] | null
}) {
  const words = copy[locale]
  return (
    <Section more={{ to: pathTo('companyNews', locale, { slug }), label: words.allNews }} title={words.news}>
      {news === null ? <Unavailable /> : null}
      {news && news.length > 0 ? (
        <RowList
          label={words.news}
          rows={news.map(({ id, slug: item, title, source, publishedAt }) => ({
            key: id,
            to: pathTo('companyNewsDetail', locale, { slug, news: item }),
            title,
            note: `${formatDate(locale, publishedAt)} · ${source}`,
          }))}
        />
      ) : null}
    </Section>
  )
}
