import { Icon } from '#app/design/icon.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { copy as companyCopy } from '#app/features/companies/copy.ts'
import { companiesCopy } from '#app/features/companies/list/companies-copy.ts'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { screenerFilePath } from '#app/i18n/endpoints/screener-file.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { copy } from './copy.ts'
import { readyScreens } from './ready-screens.ts'
import { ScreenedCompanies } from './screened-companies.tsx'
import type { ScreenedList } from './screened-rows.server.ts'
import { ScreenerFilter, type ScreenerFilterProps } from './screener-filter.tsx'
import { defaultSort } from './screener-limits.ts'

interface ScreenerPageProps extends ScreenerFilterProps {
  /** null while the market service is unavailable. */
  list: ScreenedList | null
}

export function ScreenerPage(props: ScreenerPageProps) {
  const { locale, query, list } = props
  const words = copy[locale]
  const current = pathTo('stockScreener', locale, undefined, query)
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="stockScreener" title={words.title} />
      <div className="pb-5">
        <LinkChips
          chips={readyScreens.map((ready) => {
            const to = pathTo('stockScreener', locale, undefined, ready.query)
            return { to, label: words.ready[ready.name], isCurrent: to === current }
          })}
          label={words.readyLabel}
        />
      </div>
      <div className="screener-columns grid items-start gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <ScreenerFilter {...props} />
        <div className="min-w-0">{list === null ? <Unavailable /> : <Found {...props} list={list} />}</div>
      </div>
      <div className="border-t border-line max-lg:mt-10 lg:mt-12">
        <ReadingNotes heading="h2" notes={words.notes} title={words.notesTitle} />
      </div>
    </div>
  )
}

function Found({
  locale,
  request,
  query,
  list,
  hasErrors,
  active,
}: ScreenerPageProps & { list: ScreenedList }) {
  const words = copy[locale]
  if (hasErrors) {
    return <EmptyState text={words.invalidRanges} />
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState text={companyCopy[locale].empty} {...(active > 0 ? { hint: words.emptyHint } : {})}>
        <a className="text-link mt-1 inline-block py-3" href={pathTo('stockScreener', locale)}>
          {companiesCopy[locale].clear}
        </a>
      </EmptyState>
    )
  }
  const { page, pageSize, pageCount, total, asOf, rows } = list
  const toPath = (change: Query) => pathTo('stockScreener', locale, undefined, { ...query, ...change })
  const before = (page - 1) * pageSize
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-xl" data-list-result>
          {words.found(formatNumber(locale, total))}
        </h2>
        <a className="download-link py-3 text-sm" download href={screenerFilePath(locale, query)}>
          <Icon name="download" />
          <span className="download-name">{words.download}</span>
        </a>
      </div>
      {asOf === null ? null : (
        <p className="mt-1 mb-4 text-sm text-soft">{words.asOf(formatDate(locale, asOf))}</p>
      )}
      <ScreenedCompanies
        caption={companiesCopy[locale].shown(
          formatNumber(locale, before + 1),
          formatNumber(locale, before + rows.length),
          formatNumber(locale, total),
        )}
        locale={locale}
        pathOfSort={(sort) => toPath({ sort: sort === defaultSort ? null : sort })}
        request={request}
        rows={rows}
      />
      <Pagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        pathOfPage={(target) => toPath({ page: target })}
      />
    </>
  )
}
