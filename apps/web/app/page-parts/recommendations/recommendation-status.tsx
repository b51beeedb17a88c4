import { Badge } from '#app/design/badge.tsx'
import { formatChange, formatDateShort, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { hasEndedHold, nameOutcome, outcomeCopy, type RatedOutcome } from '#app/market/outcome-copy.ts'
import { PriceTrack, type TrackedPrices } from '#app/market/price-track.tsx'
import type { RecommendationStatus } from './recommendation-statuses.server.ts'

const tones = { target: 'accent', stop: 'plain', open: 'plain', expired: 'ended', closed: 'ended' } as const

/** The result or current status of a recommendation, with day, price and change since the issue. */
export function RecommendationStatusView({
  locale,
  call,
  status,
}: {
  locale: Locale
  call: TrackedPrices & Pick<RatedOutcome, 'rating'>
  status: RecommendationStatus | null
}) {
  const words = outcomeCopy[locale]
  if (status === null) {
    return <span className="text-sm text-soft">{words.unknown}</span>
  }
  const { kind, on, price, change, isRestated, suspendedSince } = status
  const isOpen = kind === 'open'
  const outcome = { rating: call.rating, kind }
  return (
    <div>
      <Badge tone={hasEndedHold(outcome) ? 'ended' : tones[kind]}>{nameOutcome(locale, outcome)}</Badge>
      {on === null ? null : (
        <p className="mt-1 text-sm text-soft">
          <time dateTime={on}>{(isOpen ? words.asOf : words.on)(formatDateShort(locale, on))}</time>
        </p>
      )}
      {price === null ? (
        <p className="mt-1 text-sm text-soft">{isOpen ? words.noPriceYet : words.noPrice}</p>
      ) : (
        <>
          <p className="text-sm">
            <span className="whitespace-nowrap">{formatRupiah(locale, Math.round(price))}</span>{' '}
            {/* Without the colors of rise and fall: a sell recommendation expects a fall. */}
            {change === null ? null : (
              <span className="whitespace-nowrap">{formatChange(locale, change)}</span>
            )}
          </p>
          <PriceTrack call={call} price={price} />
        </>
      )}
      {isRestated ? <p className="text-sm text-soft">{words.restated}</p> : null}
      {isOpen && suspendedSince !== null ? (
        <p className="text-sm text-soft">{words.suspendedSince(formatDateShort(locale, suspendedSince))}</p>
      ) : null}
    </div>
  )
}
