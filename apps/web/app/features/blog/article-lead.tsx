import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ArticleLine } from './article-line.tsx'
import { CoverPlaceholder } from './cover-placeholder.tsx'

/** The newest article in large, the next three in small next to it. */
export function ArticleLead({ articles, locale }: { articles: readonly ArticleSummary[]; locale: Locale }) {
  const [first, ...others] = articles
  if (first === undefined) {
    return null
  }
  const { cover, title, slug, summary } = first
  return (
    <div className="grid gap-x-12 gap-y-10 border-b border-line pb-10 lg:grid-cols-[1.7fr_1fr]">
      <article className="relative min-w-0">
        {cover ? (
          <Picture
            className="mb-5 aspect-[16/9] w-full rounded-card object-cover"
            picture={{ ...cover, alt: '' }}
            priority
            sizes={pictureSizes.nextToAside}
          />
        ) : (
          <CoverPlaceholder className="mb-5 aspect-[16/9]" />
        )}
        <ArticleLine article={first} locale={locale} />
        <h2 className="mt-2 max-w-[24ch] text-3xl">
          <a
            className="after:absolute after:inset-0 hover:text-action"
            href={pathTo('blogDetail', locale, { slug })}
          >
            {title}
          </a>
        </h2>
        {summary ? <p className="mt-3 max-w-[56ch] text-lg text-soft">{summary}</p> : null}
      </article>
      {others.length > 0 ? (
        <ul className="min-w-0">
          {others.map((article) => (
            <SmallArticle key={article.id} article={article} locale={locale} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function SmallArticle({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  return (
    <li className="relative flex gap-5 border-t border-line py-5 first:border-t-0 first:pt-0 max-lg:first:border-t max-lg:first:pt-5">
      <div className="min-w-0 flex-1">
        <ArticleLine article={article} locale={locale} />
        <h2 className="mt-1.5 text-lg">
          <a
            className="after:absolute after:inset-0 hover:text-action"
            href={pathTo('blogDetail', locale, { slug: article.slug })}
          >
            {article.title}
          </a>
        </h2>
      </div>
      {article.cover ? (
        <Picture
          className="h-20 w-28 shrink-0 rounded-field object-cover"
          picture={{ ...article.cover, alt: '' }}
          sizes="7rem"
        />
      ) : null}
    </li>
  )
}
