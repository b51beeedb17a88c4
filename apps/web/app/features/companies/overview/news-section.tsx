import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { NewsItem } from '#app/features/companies/news/news-items.ts'
import { NewsList } from '#app/features/companies/news/news-list.tsx'
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
      {news?.length === 0 ? <p className="text-soft">{words.empty}</p> : null}
      {news && news.length > 0 ? (
        <NewsList headingLevel={3} items={news} locale={locale} slug={slug} />
      ) : null}
    </Section>
  )
}
