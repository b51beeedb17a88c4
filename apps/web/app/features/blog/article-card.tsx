import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ArticleLine } from './article-line.tsx'
import { CoverPlaceholder } from './cover-placeholder.tsx'

export function ArticleCard({
  article,
  locale,
  sizes = pictureSizes.quarter,
  headingLevel = 3,
}: {
  article: ArticleSummary
  locale: Locale
  sizes?: string
  headingLevel?: 2 | 3
}) {
  const { cover, title, slug, summary } = article
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative min-w-0">
      {cover ? (
        <Picture
          className="mb-4 aspect-[16/9] w-full rounded-card object-cover"
          picture={{ ...cover, alt: '' }}
          sizes={sizes}
        />
      ) : (
        <CoverPlaceholder className="mb-4 aspect-[16/9]" />
      )}
      <ArticleLine article={article} locale={locale} />
      <Heading className="mt-1.5 text-lg">
        <a
          className="after:absolute after:inset-0 group-hover:text-action"
          href={pathTo('blogDetail', locale, { slug })}
        >
          {title}
        </a>
      </Heading>
      {summary ? <p className="mt-2 text-soft">{summary}</p> : null}
    </article>
  )
}

const columnClasses = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

/** A grid of articles: with as many columns as articles there is no gap. */
export function ArticleGrid({
  columns = 4,
  children,
}: {
  columns?: keyof typeof columnClasses
  children: React.ReactNode
}) {
  return (
    <div className={`deferred-layout grid gap-x-7 gap-y-10 sm:grid-cols-2 ${columnClasses[columns]}`}>
      {children}
    </div>
  )
}
