import type { ReportList } from '@site/contracts/content/research.ts'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { CategoryChips } from '#app/shell/category-chips.tsx'
import type { PageHead } from '#app/shell/page-head.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { useNotices } from '#app/shell/use-notices.ts'
import { copy } from './copy.ts'
import { ReportRow } from './report-row.tsx'
import { TickerForm } from './ticker-form.tsx'

interface ReportsPageProps {
  head: PageHead
  locale: Locale
  list: ReportList
  category: string | null
  ticker: string | null
}

export function ReportsPage({ head, locale, list, category, ticker }: ReportsPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const pathOf = (query: Query) => pathTo('researchReport', locale, undefined, query)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.listLead} page="researchReport" title={head.title} />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <CategoryChips
          categories={list.categories}
          chosen={category}
          locale={locale}
          pathOf={(slug) => pathOf({ category: slug, ticker })}
        />
        <TickerForm category={category} locale={locale} ticker={ticker} />
      </div>
      {list.items.length === 0 ? (
        <div className="mt-8">
          <EmptyState text={words.empty}>
            <a className="text-link" href={pathOf({})}>
              {words.backToAll}
            </a>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-8">
          {list.items.map((report, position) => (
            <ReportRow
              key={report.id}
              headingLevel={2}
              isLead={list.page === 1 && position === 0}
              locale={locale}
              report={report}
            />
          ))}
        </ul>
      )}
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => pathOf({ category, ticker, page })}
      />
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}
