import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { CompanyNav } from '#app/features/companies/company-nav.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { NewsItem } from './news-items.ts'
import { NewsList } from './news-list.tsx'

interface CompanyNewsPageProps {
  head: PageHead
  locale: Locale
  slug: string
  shortName: string
  /** null while the market service is unavailable. */
  items: readonly NewsItem[] | null
  page: number
  pageCount: number
}

export function CompanyNewsPage(props: CompanyNewsPageProps) {
  const { head, locale, slug, shortName, items, page, pageCount } = props
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading
        lead={words.newsLead(shortName)}
        names={{ companyDetail: shortName }}
        page="companyNews"
        title={head.title}
      />
      <CompanyNav locale={locale} slug={slug} tab="news" />
      <div className="mt-8">
        {items === null ? (
          <Unavailable />
        ) : items.length === 0 ? (
          <EmptyState text={words.empty}>
            <a className="text-link" href={pathTo('companyDetail', locale, { slug })}>
              {words.backToCompany(shortName)}
            </a>
          </EmptyState>
        ) : (
          <NewsList headingLevel={2} items={items} locale={locale} slug={slug} />
        )}
      </div>
      <Pagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        pathOfPage={(target) => pathTo('companyNews', locale, { slug }, { page: target })}
      />
    </div>
  )
}
