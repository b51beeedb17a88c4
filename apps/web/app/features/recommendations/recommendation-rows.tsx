import type { Recommendation } from '@site/contracts/content/research.ts'
import { upsideAtIssue } from '@site/finance/recommendation-outcome.ts'
import { Change } from '#app/design/change.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { formatChange, formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { nameOutcome } from '#app/market/outcome-copy.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import {
  RecommendedReport,
  recommendationFacts,
} from '#app/page-parts/recommendations/recommendation-reason.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { copy } from './copy.ts'

interface ItemProps {
  locale: Locale
  item: Recommendation
  status: RecommendationStatus | null
}

/** Each recommendation with its reason and author; on narrow screens also with the figures of the table. */
export function RecommendationRows({
  items,
  statuses,
  asOf,
  titleId,
  locale,
}: {
  items: readonly Recommendation[]
  /** In the order of the items; null while they are unavailable. */
  statuses: readonly RecommendationStatus[] | null
  asOf: string | null
  titleId: string
  locale: Locale
}) {
  const words = copy[locale]
  return (
    <RowList
      labelledBy={titleId}
      rows={items.map((item, index) => {
        const status = statuses?.[index] ?? null
        return {
          key: String(item.id),
          id: `recommendation-${item.id}`,
          title: (
            <>
              <b>{item.ticker}</b>
              {status?.companyName ? <span className="row-name">{` ${status.companyName}`}</span> : null}
            </>
          ),
          note: (
            <>
              <RatingBadge locale={locale} rating={item.rating} />{' '}
              <span className="ms-1">{words.target(formatNumber(locale, item.targetPrice))}</span>
            </>
          ),
          more: <Source item={item} locale={locale} />,
          ...describeFigure(locale, item, status, asOf),
          details: <Reason item={item} locale={locale} status={status} />,
        }
      })}
    />
  )
}

/** Open recommendations have a distance; all others their result in words. */
function describeFigure(
  locale: Locale,
  { rating }: Recommendation,
  status: RecommendationStatus | null,
  asOf: string | null,
) {
  if (status === null) {
    return {}
  }
  const { kind, on, toTarget } = status
  return toTarget === null || on === null
    ? { figureNote: nameOutcome(locale, { rating, kind }) }
    : {
        figure: formatChange(locale, toTarget),
        figureNote: copy[locale].fromPrice(formatNearDay(locale, on, asOf ?? on)),
      }
}

function Source({ locale, item: { issuedAt, analystRole, language } }: Pick<ItemProps, 'locale' | 'item'>) {
  return (
    <>
      <time dateTime={issuedAt}>{formatDate(locale, issuedAt)}</time>
      {' · '}
      <span lang={language}>{analystRole}</span>
      {language === undefined ? null : ` · ${copy[locale].inLanguage[language]}`}
    </>
  )
}

function Reason({ locale, item, status }: ItemProps) {
  const words = copy[locale]
  const { ticker, rationale, targetPrice, language } = item
  return (
    <>
      <p className="text-sm text-soft xl:hidden">
        <Source item={item} locale={locale} />
      </p>
      <p className="mt-1 max-w-(--measure)" lang={language}>
        {rationale}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a
          className="text-link inline-block py-3"
          href={pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })}
        >
          {words.company(status?.companyName ?? ticker)}
        </a>
        <RecommendedReport locale={locale} recommendation={item} />
      </p>
      <div className="xl:hidden">
        <FactColumns
          facts={recommendationFacts(locale, item, status, [
            { label: words.targetPrice, value: formatRupiah(locale, targetPrice) },
            { label: words.upsideAtIssue, value: <Change fraction={upsideAtIssue(item)} locale={locale} /> },
            {
              label: words.toTarget,
              value: <Change fraction={status?.toTarget ?? null} locale={locale} />,
            },
          ])}
        />
      </div>
    </>
  )
}
