import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { PartHead, type PartProps } from './part-head.tsx'

/** The newest article in large, the previous ones in a column next to it. */
export function ArticlesPart({
  locale,
  heading,
  articles,
}: PartProps & { articles: readonly ArticleSummary[] }) {
  const words = copy[locale]
  const [first, ...others] = articles
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('blog', locale), label: words.allArticles }} />
      {first ? (
        <div className="home-articles">
          <article className="relative min-w-0">
            <Cover
              article={first}
              className="aspect-16/9 w-full rounded-card max-lg:hidden"
              sizes={pictureSizes.half}
            />
            <ArticleWords article={first} isLarge locale={locale} />
          </article>
          {others.length > 0 ? (
            <ul className="flex min-w-0 flex-col">
              {others.map((article) => (
                <li
                  key={article.id}
                  className="home-article relative border-t border-line py-4 first:border-t-0 first:pt-0 max-sm:nth-[n+3]:hidden sm:py-5"
                >
                  <Cover
                    article={article}
                    className="home-article-cover aspect-4/3 w-full rounded-field"
                    sizes="9.5rem"
                  />
                  <ArticleWords article={article} locale={locale} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : (
        <EmptyState hint={words.noArticlesHint} text={words.noArticles} />
      )}
    </>
  )
}

/** The article's picture, else the brand's pattern. */
function Cover({ article, className, sizes }: { article: ArticleSummary; className: string; sizes: string }) {
  return article.cover ? (
    <Picture className={`object-cover ${className}`} picture={article.cover} sizes={sizes} />
  ) : (
    <span className={`board block ${className}`}>
      <Kawung />
    </span>
  )
}

function ArticleWords({
  locale,
  article,
  isLarge = false,
}: {
  locale: Locale
  article: ArticleSummary
  isLarge?: boolean
}) {
  const { slug, title, summary, category, publishedAt, readingMinutes } = article
  const facts = [
    category?.name,
    formatDateShort(locale, publishedAt),
    copy[locale].reading(formatNumber(locale, readingMinutes)),
  ]
  return (
    <div className={isLarge ? 'min-w-0 sm:mt-5' : 'min-w-0 self-center'}>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <h3 className={`mt-1 wrap-anywhere ${isLarge ? 'text-xl' : 'leading-snug'}`}>
        <a
          className="after:absolute after:inset-0 hover:text-action"
          href={pathTo('blogDetail', locale, { slug })}
        >
          {title}
        </a>
      </h3>
      {isLarge && summary !== '' ? (
        <p className="mt-2 max-w-[60ch] text-soft max-sm:hidden">{summary}</p>
      ) : null}
    </div>
  )
}
