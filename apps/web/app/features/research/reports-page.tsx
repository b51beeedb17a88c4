import type { ReportList } from '@site/contracts/content/research.ts'
import { Icon } from '#app/design/icon.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { chosenFilters } from './chosen-filters.ts'
import { copy } from './copy.ts'
import { ReportRow } from './report-row.tsx'
import { ReportsFilter } from './reports-filter.tsx'
import type { FilterError, TypedFilters } from './reports-query.server.ts'

interface ReportsPageProps {
  head: PageHead
  locale: Locale
  list: Omit<ReportList, 'categories'>
  names: Readonly<Record<string, string>>
  query: { typed: TypedFilters; errors: readonly FilterError[] }
}

export function ReportsPage({ head, locale, list, names, query: { typed, errors } }: ReportsPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const isFiltered = Object.values(typed).some((value) => value !== null)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.listLead} page="researchReport" title={head.title} />
      <ReportsFilter errors={errors} list={list} locale={locale} typed={typed} />
      {errors.length > 0 ? (
        <div className="mt-6">
          <EmptyState text={words.faulty} />
        </div>
      ) : (
        <>
          <Found list={list} locale={locale} typed={typed} />
          <ul>
            {list.items.map((report, position) => (
              <ReportRow
                key={report.id}
                headingLevel={2}
                isLead={!isFiltered && list.page === 1 && position === 0}
                locale={locale}
                names={names}
                report={report}
              />
            ))}
          </ul>
          <Pagination
            locale={locale}
            page={list.page}
            pageCount={list.pageCount}
            pathOfPage={(page) => toPath(locale, { ...typed, page })}
          />
        </>
      )}
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}

/** The number of results and the active filters, each of which can be removed. */
function Found({
  locale,
  list,
  typed,
}: {
  locale: Locale
  list: ReportsPageProps['list']
  typed: TypedFilters
}) {
  const words = copy[locale]
  const { sector, ticker, from, to } = typed
  const chosen = <ChosenFilters choices={list.choices} locale={locale} typed={typed} />
  if (list.items.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState hint={words.emptyHint} text={words.empty}>
          <div className="mt-4 flex flex-wrap justify-center gap-4">{chosen}</div>
          <p className="mt-4">
            <a className="text-link" href={toPath(locale, {})}>
              {words.backToAll}
            </a>
          </p>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      <p className="text-soft" data-list-result>
        {words.found(formatNumber(locale, list.total))}
      </p>
      {list.untranslated === 0 ? null : (
        <p>
          <a
            className="text-link"
            href={pathTo('researchReport', otherLocale(locale), undefined, { sector, ticker, from, to })}
            hrefLang={otherLocale(locale)}
          >
            {words.untranslated(formatNumber(locale, list.untranslated))}
          </a>
        </p>
      )}
      {chosen}
    </div>
  )
}

function ChosenFilters({
  locale,
  typed,
  choices,
}: {
  locale: Locale
  typed: TypedFilters
  choices: ReportsPageProps['list']['choices']
}) {
  const words = copy[locale]
  const chosen = chosenFilters(locale, typed, choices)
  return chosen.length === 0 ? null : (
    <ul aria-label={words.chosenLabel} className="link-chips">
      {chosen.map(({ name, value }) => (
        <li key={name}>
          <a href={toPath(locale, { ...typed, [name]: null })}>
            <span className="flex items-center gap-1.5">
              <span className="sr-only">{`${words.without} `}</span>
              <span>{value}</span>
              <Icon name="close" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function toPath(locale: Locale, query: Query): string {
  return pathTo('researchReport', locale, undefined, query)
}
