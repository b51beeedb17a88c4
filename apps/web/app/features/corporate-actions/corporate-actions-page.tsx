import { type CorporateActionKind, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { actionTablePath } from '#app/i18n/endpoints/action-files.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { actionKinds } from '#app/market/action-kinds.ts'
import { allActionsPath } from '#app/market/all-actions-path.ts'
import { CompanyLinks } from '#app/market/company-links.tsx'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ActionFilter } from './action-filter.tsx'
import type { ActionList } from './action-list.server.ts'
import { ActionRows } from './action-rows.tsx'
import type { ActionsQuery } from './actions-query.server.ts'
import { CalendarExport } from './calendar-export.tsx'
import { CalendarView } from './calendar-view.tsx'
import { copy } from './copy.ts'
import { MAX_ACTIONS } from './max-actions.ts'
import { addMonths, toMonth } from './month.ts'
import type { MonthCalendar } from './month-calendar.server.ts'
import { viewQuery } from './view-path.ts'

interface CorporateActionsPageProps {
  head: PageHead
  locale: Locale
  query: Omit<ActionsQuery, 'status'>
  today: string
  siteHost: string
  shown: Shown
}

/** The content below the form. */
export type Shown =
  | { readonly as: 'list'; readonly list: ActionList }
  | { readonly as: 'calendar'; readonly calendar: MonthCalendar }
  | { readonly as: 'errors' }
  | { readonly as: 'tooMany' }
  | { readonly as: 'unavailable' }

type Change = Parameters<typeof viewQuery>[2]

export function CorporateActionsPage(props: CorporateActionsPageProps) {
  const { head, locale, query, today, siteHost, shown } = props
  const words = copy[locale]
  const { kind, view, typed, errors, isUnknown } = query
  const toPath = (change: Change) =>
    pathTo('corporateAction', locale, undefined, viewQuery(locale, query, change))
  const counts = shown.as === 'list' ? shown.list.counts : null
  const formatTabName = (each: CorporateActionKind) =>
    // Of a kind that was not delivered, zero would be a claim.
    counts === null || counts[each] === 0
      ? actionKinds[each].name[locale]
      : words.counted(actionKinds[each].name[locale], formatNumber(locale, counts[each]))
  const total = shown.as === 'list' ? shown.list.total : 0
  const hasTable = kind !== null && total > 0 && total <= MAX_ACTIONS
  const ticker = errors.some(({ name }) => name === 'ticker') ? null : typed.ticker
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="corporateAction" title={head.title} />
      <LinkTabs
        label={words.kindsLabel}
        tabs={[null, ...corporateActionKinds].map((each) => ({
          to: toPath({ kind: each }),
          label: each === null ? words.allKinds : formatTabName(each),
          isCurrent: each === kind && !isUnknown,
        }))}
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 py-3">
        <LinkChips
          chips={(['list', 'calendar'] as const).map((each) => ({
            to: toPath({ view: each }),
            label: words.views[each],
            isCurrent: each === view && !isUnknown,
          }))}
          label={words.viewsLabel}
        />
        {view === 'list' ? <PeriodChips locale={locale} today={today} toPath={toPath} typed={typed} /> : null}
      </div>
      <ActionFilter locale={locale} query={query} />
      <ShownActions {...props} toPath={toPath} />
      <CalendarExport
        kind={kind}
        locale={locale}
        siteHost={siteHost}
        tablePath={hasTable ? actionTablePath(locale, viewQuery(locale, query)) : null}
        ticker={ticker}
      />
      {ticker === null ? null : (
        <div className="mt-10 border-t border-line pt-6">
          <CompanyLinks locale={locale} ticker={ticker} />
        </div>
      )}
    </div>
  )
}

function ShownActions({
  locale,
  query,
  shown,
  toPath,
}: CorporateActionsPageProps & { toPath: (change: Change) => string }) {
  const words = copy[locale]
  if (shown.as === 'unavailable') {
    return (
      <div className="mt-8">
        <Unavailable />
      </div>
    )
  }
  if (shown.as === 'errors' || shown.as === 'tooMany') {
    return <EmptyState text={shown.as === 'errors' ? words.faulty : words.tooMany} />
  }
  if (query.isUnknown) {
    return (
      <EmptyState text={words.empty}>
        <a className="text-link" href={allActionsPath(locale)}>
          {words.backToAll}
        </a>
      </EmptyState>
    )
  }
  if (shown.as === 'calendar') {
    return (
      <CalendarView
        calendar={shown.calendar}
        kind={query.kind}
        locale={locale}
        pathOfMonth={(month) => toPath({ month })}
      />
    )
  }
  return <ActionSections list={shown.list} locale={locale} toPath={toPath} />
}

type ListedActions = Extract<CorporateActionsPageProps['shown'], { as: 'list' }>['list']

function ActionSections({
  locale,
  list,
  toPath,
}: {
  locale: Locale
  list: ListedActions
  toPath: (change: Change) => string
}) {
  const words = copy[locale]
  if (list.sections.length === 0) {
    return <EmptyState hint={words.emptyHint} text={words.empty} />
  }
  return (
    <>
      <p className="mt-3 w-fit text-soft" data-list-result>
        {words.found(formatNumber(locale, list.total))}
      </p>
      {list.sections.map(({ key, items }) => (
        <section key={key} aria-labelledby={`section-${key}`} className="deferred-layout">
          <h2 className="pt-4 pb-3 text-xl" id={`section-${key}`}>
            {corporateActionNames[locale][key]}
          </h2>
          <ActionRows items={items} locale={locale} titleId={`section-${key}`} />
        </section>
      ))}
      <p className="mt-4 text-sm text-soft">
        {`${words.today(formatDate(locale, list.today))} ${words.zone}`}
      </p>
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => toPath({ page })}
      />
    </>
  )
}

function PeriodChips({
  locale,
  today,
  typed,
  toPath,
}: {
  locale: Locale
  today: string
  typed: CorporateActionsPageProps['query']['typed']
  toPath: (change: Change) => string
}) {
  const words = copy[locale]
  return (
    <LinkChips
      chips={periodsFrom(today).map(({ key, from, to }) => ({
        to: toPath({ from, to }),
        label: words.periods[key],
        isCurrent: typed.from === from && typed.to === to,
      }))}
      label={words.periodsLabel}
    />
  )
}

/** Periods of whole months around today. */
function periodsFrom(today: string) {
  const month = toMonth(today)
  return [
    { key: 'all', from: null, to: null },
    { key: 'thisMonth', from: month, to: month },
    { key: 'nextMonths', from: month, to: addMonths(month, 3) },
    { key: 'lastYear', from: addMonths(month, -12), to: month },
  ] as const
}
