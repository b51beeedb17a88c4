import { Section } from '#app/design/section.tsx'
import { copy } from '#app/features/companies/copy.ts'
import { formatDateTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CompanyLinks } from '#app/market/company-links.tsx'
import type { NewsItem } from './news-items.ts'
import { NewsList } from './news-list.tsx'

interface CompanyNewsItemPageProps {
  locale: Locale
  slug: string
  shortName: string
  news: NewsItem
  body: readonly string[]
  related: readonly NewsItem[]
}

export function CompanyNewsItemPage(props: CompanyNewsItemPageProps) {
  const { locale, slug, shortName, news, body, related } = props
  const words = copy[locale]
  return (
    <div className="wrap">
      <article>
        <PageHeading
          lead={news.summary}
          names={{ companyDetail: shortName }}
          page="companyNewsDetail"
          title={news.title}
        >
          <p className="mt-5 text-sm text-soft">
            <time dateTime={news.publishedAt}>{formatDateTime(locale, news.publishedAt)}</time>
            {` · ${words.source(news.source)} · `}
            <a className="text-link" href={pathTo('companyDetail', locale, { slug })}>
              {words.backToCompany(shortName)}
            </a>
          </p>
        </PageHeading>
        <div className="prose">
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <div className="mt-10 max-w-(--measure) border-t border-line pt-6">
        <CompanyLinks locale={locale} ticker={slug.toUpperCase()} />
      </div>
      {related.length > 0 ? (
        <Section
          more={{ to: pathTo('companyNews', locale, { slug }), label: words.allNews }}
          title={words.otherNews}
        >
          <NewsList headingLevel={3} items={related} locale={locale} slug={slug} />
        </Section>
      ) : null}
    </div>
  )
}
