import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { copy } from '#app/features/companies/copy.ts'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { defaultSort } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import { CompaniesFilter } from './companies-filter.tsx'
import { CompaniesTable } from './companies-table.tsx'
import type { CompanyChoices } from './company-choices.server.ts'
import type { CompanyFilter } from './company-filter.server.ts'
import type { CompanyRows } from './company-rows.server.ts'

interface CompaniesPageProps {
  head: PageHead
  locale: Locale
  /** null while the market service is unavailable. */
  list: CompanyRows | null
  choices: CompanyChoices
  filter: CompanyFilter
  /** In characters; the market service rejects longer ones. */
  maxSearchLength: number
}

export function CompaniesPage(props: CompaniesPageProps) {
  const { head, locale, list, choices, filter, maxSearchLength } = props
  const words = companiesCopy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.listLead} page="companyList" title={head.title}>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a className="text-link" href={pathTo('stockScreener', locale)}>
            {words.screener}
          </a>
          <a className="text-link" href={pathTo('corporateAction', locale)}>
            {words.corporateActions}
          </a>
        </p>
      </PageHeading>
      <CompaniesFilter choices={choices} filter={filter} locale={locale} maxSearchLength={maxSearchLength} />
      {list === null ? (
        <div className="mt-8">
          <Unavailable />
        </div>
      ) : (
        <FoundCompanies filter={filter} list={list} locale={locale} />
      )}
    </div>
  )
}

function FoundCompanies({
  locale,
  list,
  filter,
}: Pick<CompaniesPageProps, 'locale' | 'filter'> & { list: CompanyRows }) {
  const words = companiesCopy[locale]
  const { rows, page, pageCount, asOf } = list
  const toPath = (query: { page?: number | null; sort?: string }) => {
    const sort = query.sort ?? filter.sort
    return pathTo('companyList', locale, undefined, {
      ...filter,
      sort: sort === defaultSort ? null : sort,
      page: query.page,
    })
  }
  const day = asOf ? `${words.asOfClose(formatDate(locale, asOf))} ` : ''
  const isFiltered = [filter.q, filter.sector, filter.board, filter.index].some((value) => value !== null)
  return (
    <>
      <div className="mt-8">
        {rows.length === 0 ? (
          <EmptyState text={copy[locale].empty} {...(isFiltered ? { hint: words.emptyHint } : {})}>
            {isFiltered ? (
              <a className="text-link mt-4 inline-block" href={pathTo('companyList', locale)}>
                {words.clear}
              </a>
            ) : null}
          </EmptyState>
        ) : (
          <>
            <CompaniesTable
              caption={
                <>
                  <span data-list-result>{describeFound(locale, list)}</span>
                  {` ${day}`}
                  <span className="line-wide">{words.listCaption}</span>
                </>
              }
              list={list}
              locale={locale}
              pathOfSort={(sort) => toPath({ sort })}
              sort={filter.sort}
            />
            <p className="line-narrow mt-3 text-sm text-soft">{words.listCaption}</p>
          </>
        )}
      </div>
      <Pagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        pathOfPage={(target) => toPath({ page: target })}
      />
    </>
  )
}

function describeFound(locale: Locale, { rows, page, pageSize, total }: CompanyRows): string {
  const before = (page - 1) * pageSize
  return companiesCopy[locale].shown(
    formatNumber(locale, before + 1),
    formatNumber(locale, before + rows.length),
    formatNumber(locale, total),
  )
}
