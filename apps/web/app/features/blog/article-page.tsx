import type { Article } from '@site/contracts/content/articles.ts'
import { useMemo } from 'react'
import { textHeadings } from '#app/content/text-headings.ts'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Portrait } from '#app/design/portrait.tsx'
import { ReadingColumn } from '#app/design/reading.tsx'
import { Section } from '#app/design/section.tsx'
import { TableOfContents } from '#app/design/table-of-contents.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { DocumentDates } from '#app/page-parts/document-dates.tsx'
import { SharePage } from '#app/page-parts/share-page.tsx'
import { TermProse } from '#app/page-parts/term-prose.tsx'
import { ArticleCard, ArticleGrid } from './article-card.tsx'
import { copy } from './copy.ts'

export function ArticlePage({ locale, article }: { locale: Locale; article: Article }) {
  const words = copy[locale]
  const isPair = article.related.length === 2
  const headings = useMemo(() => textHeadings(article.body), [article.body])
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={article.summary} page="blogDetail" title={article.title}>
          <ArticleFacts article={article} locale={locale} />
        </PageHeading>
        <ReadingColumn
          aside={headings.length > 0 ? <TableOfContents entries={headings} locale={locale} /> : undefined}
        >
          {article.cover ? (
            <Picture
              className="mb-10 h-auto w-full rounded-card"
              picture={article.cover}
              priority
              sizes={pictureSizes.nextToAside}
            />
          ) : null}
          <TermProse html={article.body} locale={locale} />
          <div className="deferred-layout mt-12 grid max-w-(--measure) gap-8 border-t border-line pt-8">
            <Tickers locale={locale} tickers={article.tickers} />
            <AuthorBox article={article} locale={locale} />
            <SharePage title={article.title} />
          </div>
        </ReadingColumn>
      </article>
      {article.related.length > 0 ? (
        <Section more={{ to: pathTo('blog', locale), label: words.backToAll }} title={words.related}>
          <ArticleGrid columns={isPair ? 2 : 3}>
            {article.related.map((related) => (
              <ArticleCard
                key={related.id}
                article={related}
                locale={locale}
                sizes={isPair ? pictureSizes.pair : pictureSizes.card}
              />
            ))}
          </ArticleGrid>
        </Section>
      ) : null}
    </div>
  )
}

function ArticleFacts({ article, locale }: { article: Article; locale: Locale }) {
  const words = copy[locale]
  const { author, category, readingMinutes } = article
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
        {` · ${words.readingTime(formatNumber(locale, readingMinutes))}`}
      </p>
      {author ? (
        <p className="mt-1">
          {`${words.writtenBy} `}
          <span className="font-semibold text-text">{author.name}</span>
          {`, ${author.role}`}
        </p>
      ) : null}
    </div>
  )
}

function Tickers({ tickers, locale }: { tickers: readonly string[]; locale: Locale }) {
  const words = copy[locale]
  if (tickers.length === 0) {
    return null
  }
  return (
    <section aria-label={words.companies}>
      <p className="text-sm font-semibold">{words.companies}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {tickers.map((ticker) => (
          <li key={ticker}>
            <a
              className="block rounded-full border border-line px-4 py-1.5 font-semibold text-action hover:border-action"
              href={pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })}
            >
              {ticker}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AuthorBox({ article: { author }, locale }: { article: Article; locale: Locale }) {
  const words = copy[locale]
  if (author === null) {
    return null
  }
  return (
    <section aria-label={words.author} className="flex items-start gap-4">
      <Portrait name={author.name} />
      <div className="min-w-0">
        <p className="font-semibold">{author.name}</p>
        <p className="text-sm text-soft">{author.role}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <a className="text-link" href={`${pathTo('blogEditorBoard', locale)}#${author.slug}`}>
            {words.aboutAuthor}
          </a>
          <a className="text-link" href={pathTo('blog', locale, undefined, { author: author.slug })}>
            {words.moreByAuthor}
          </a>
        </p>
      </div>
    </section>
  )
}
