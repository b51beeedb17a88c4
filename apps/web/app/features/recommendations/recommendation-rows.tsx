import type { Recommendation } from '@site/contracts/content/research.ts'
import { upsideAtIssue } from '@site/finance/recommendation-outcome.ts'
import { Change } from '#app/design/change.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { formatDate, formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { nameOutcome, outcomeCopy } from '#app/market/outcome-copy.ts'
import { PriceTrack } from '#app/market/price-track.tsx'
import { RatingBadge } from '#app/market/rating.tsx'
import {
  RecommendedReport,
  recommendationFacts,
} from '#app/page-parts/recommendations/recommendation-reason.tsx'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { copy } from './copy.ts'
import { PointsAhead } from './points-ahead.tsx'

/** A recommendation of the list; the other fields are null while prices are unavailable. */
export interface ListedRecommendation {
  readonly item: Recommendation
  readonly status: RecommendationStatus | null
  /** The change of the price since the issue as a fraction, reversed for a sell. */
  readonly result: number | null
  /** Percentage points ahead of the index. */
  readonly lead: number | null
}

interface RowProps {
  locale: Locale
  listed: ListedRecommendation
}

/** Each recommendation with its result; a row opens to its reason, figures and author. */
export function RecommendationRows({
  locale,
  rows,
  titleId,
}: {
  locale: Locale
  rows: readonly ListedRecommendation[]
  titleId: string
}) {
  return (
    <RowList
      labelledBy={titleId}
      rows={rows.map((listed) => {
        const { item, status, result, lead } = listed
        return {
          key: String(item.id),
          id: `recommendation-${item.id}`,
          title: (
            <>
              <b>{item.ticker}</b>
              {status?.companyName ? <span className="row-name">{` ${status.companyName}`}</span> : null}
            </>
          ),
          note: <Issue listed={listed} locale={locale} />,
          more: <Prices listed={listed} locale={locale} />,
          ...(result === null
            ? {}
            : {
                figure: <Change fraction={result} locale={locale} />,
                figureNote: <PointsAhead locale={locale} points={lead} />,
              }),
          details: <Reason listed={listed} locale={locale} />,
        }
      })}
    />
  )
}

/** Rating and day of issue, and what became of it. */
function Issue({ locale, listed: { item, status } }: RowProps) {
  const { rating, issuedAt } = item
  return (
    <>
      <RatingBadge locale={locale} rating={rating} />{' '}
      <time className="ms-1" dateTime={issuedAt}>
        {formatDateShort(locale, issuedAt)}
      </time>
      {status === null ? null : describeOutcome(locale, rating, status)}
    </>
  )
}

function describeOutcome(
  locale: Locale,
  rating: Recommendation['rating'],
  { kind, change, suspendedSince }: RecommendationStatus,
): string {
  const words = outcomeCopy[locale]
  const isOpen = kind === 'open'
  const parts = [
    nameOutcome(locale, { rating, kind }),
    change === null && (isOpen ? words.noPriceYet : words.noPrice),
    isOpen && suspendedSince !== null && words.suspendedSince(formatDateShort(locale, suspendedSince)),
  ]
  return parts
    .filter((part) => part !== false)
    .map((part) => ` · ${part}`)
    .join('')
}

/** From the price at issue to the target, with the last price between them. */
function Prices({ locale, listed: { item, status } }: RowProps) {
  const words = copy[locale]
  const { priceAtIssue, targetPrice } = item
  const price = status?.price ?? null
  const span = `${formatNumber(locale, priceAtIssue)} → ${formatNumber(locale, targetPrice)}`
  if (price === null || status === null) {
    return <span>{span}</span>
  }
  const write = status.kind === 'open' ? words.now : words.atEnd
  return (
    <span className="flex gap-6">
      <span className="flex-1">{`${span} · ${write(formatNumber(locale, Math.round(price)))}`}</span>
      <PriceTrack call={item} price={price} />
    </span>
  )
}

function Source({ locale, listed: { item } }: RowProps) {
  const { issuedAt, analystRole, language } = item
  return (
    <>
      <time dateTime={issuedAt}>{formatDate(locale, issuedAt)}</time>
      {' · '}
      <span lang={language}>{analystRole}</span>
      {language === undefined ? null : ` · ${copy[locale].inLanguage[language]}`}
    </>
  )
}

function Reason({ locale, listed }: RowProps) {
  const words = copy[locale]
  const { item, status } = listed
  const { ticker, rationale, targetPrice, language } = item
  return (
    <>
      <p className="text-sm text-soft">
        <Source listed={listed} locale={locale} />
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
    </>
  )
}
