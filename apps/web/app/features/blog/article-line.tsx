import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** Category, date and reading time of an article, in one line above its title. */
export function ArticleLine({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const { category, publishedAt, readingMinutes } = article
  return (
    <p className="text-sm text-soft">
      {category ? <span className="block font-semibold text-accent-text">{category.name}</span> : null}
      <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
      {` · ${copy[locale].readingTime(formatNumber(locale, readingMinutes))}`}
    </p>
  )
}
