import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { Badge } from '#app/design/badge.tsx'
import { Card, CardCover } from '#app/design/card.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function ArticleCard({
  article,
  locale,
  headingLevel = 3,
}: {
  article: ArticleSummary
  locale: Locale
  headingLevel?: 2 | 3
}) {
  const { cover, category, title, slug, summary, publishedAt, readingMinutes } = article
  return (
    <Card
      above={
        <>
          <CardCover picture={cover} />
          {category ? (
            <p>
              <Badge>{category.name}</Badge>
            </p>
          ) : null}
        </>
      }
      headingLevel={headingLevel}
      title={title}
      to={pathTo('blogDetail', locale, { slug })}
    >
      <p className="text-soft">{summary}</p>
      <p className="mt-auto pt-2 text-sm text-soft">
        <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
        {' · '}
        {copy[locale].readingTime(formatNumber(locale, readingMinutes))}
      </p>
    </Card>
  )
}
