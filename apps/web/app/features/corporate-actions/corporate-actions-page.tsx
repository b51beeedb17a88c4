import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import type { PageHead } from '#app/shell/page-head.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import type { ActionList } from './action-list.server.ts'
import { ActionRow } from './action-row.tsx'
import { copy } from './copy.ts'
import { TickerFilter } from './ticker-filter.tsx'

const kinds: readonly CorporateActionKind[] = [
  'dividend',
  'bonus',
  'ipo',
  'general-meeting',
  'stock-merge-split',
]

interface CorporateActionsPageProps {
  head: PageHead
  locale: Locale
  kind: CorporateActionKind
  ticker: string | null
  /** null where the ticker cannot be one. */
  list: ActionList | null
}

export function CorporateActionsPage({ head, locale, kind, ticker, list }: CorporateActionsPageProps) {
  const words = copy[locale]
  const { kinds: names } = corporateActionNames[locale]
  const pathOf = (query: { tab?: CorporateActionKind; page?: number | null }) => {
    const tab = query.tab ?? kind
    return pathTo('corporateAction', locale, undefined, {
      tab: tab === 'dividend' ? null : tab,
      ticker,
      page: query.page,
    })
  }
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="corporateAction" title={head.title} />
      <LinkTabs
        label={words.kindsLabel}
        tabs={kinds.map((each) => ({
          to: pathOf({ tab: each }),
          label: list ? words.counted(names[each], formatNumber(locale, list.counts[each])) : names[each],
          isCurrent: each === kind,
        }))}
      />
      <TickerFilter isTicker={list !== null} kind={kind} locale={locale} ticker={ticker} />
      {list === null || list.items.length === 0 ? (
        <EmptyState text={words.empty}>
          {ticker === null ? null : (
            <a
              className="text-link"
              href={pathTo('corporateAction', locale, undefined, { tab: kind === 'dividend' ? null : kind })}
            >
              {words.allCompanies}
            </a>
          )}
        </EmptyState>
      ) : (
        <>
          <ul>
            {list.items.map((item) => (
              <ActionRow key={item.id} item={item} locale={locale} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-soft">{words.today(formatDate(locale, list.today))}</p>
          <Pagination
            locale={locale}
            page={list.page}
            pageCount={list.pageCount}
            pathOfPage={(page) => pathOf({ page })}
          />
        </>
      )}
    </div>
  )
}
