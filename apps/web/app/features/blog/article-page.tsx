import type { Article } from '@site/contracts/content/articles.ts'
import { CardGrid } from '#app/design/card.tsx'
import { Picture } from '#app/design/picture.tsx'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { DocumentDates } from '#app/shell/document-dates.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { ArticleCard } from './article-card.tsx'
import { copy } from './copy.ts'

export function ArticlePage({ locale, article }: { locale: Locale; article: Article }) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <article>
        <PageHeading lead={article.summary} page="blogDetail" title={article.title}>
          <ArticleFacts article={article} locale={locale} />
        </PageHeading>
        {article.cover ? (
          <Picture className="mb-8 w-full rounded-card" picture={article.cover} priority />
        ) : null}
        <Prose html={article.body} />
      </article>
      {article.related.length > 0 ? (
        <Section title={words.related}>
          <CardGrid>
            {article.related.map((related) => (
              <ArticleCard key={related.id} article={related} locale={locale} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </div>
  )
}

function ArticleFacts({ article, locale }: { article: Article; locale: Locale }) {
  const words = copy[locale]
  const { author, category, readingMinutes, tickers } = article
  return (
    <div className="mt-5 text-sm text-soft">
      <p>
        {category ? (
          <>
            <a className="text-link" href={pathTo('blog', locale, undefined, { category: category.slug })}>
              {category.name}
            </a>
            {' · '}
          </>
        ) : null}
        <DocumentDates document={article} locale={locale} />
        {' · '}
        {words.readingTime(formatNumber(locale, readingMinutes))}
      </p>
      {author ? (
        <p className="mt-1">
          {words.writtenBy}{' '}
          <a className="text-link" href={`${pathTo('blogEditorBoard', locale)}#${author.slug}`}>
            {author.name}
          </a>
          , {author.role}
        </p>
      ) : null}
      {tickers.length > 0 ? (
        <ul className="mt-2 flex gap-3">
          {tickers.map((ticker) => (
            <li key={ticker}>
              <a className="text-link" href={pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })}>
                {ticker}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
