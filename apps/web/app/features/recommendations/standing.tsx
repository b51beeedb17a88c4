import type { Recommendation } from '@site/contracts/content/research.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { priceChange } from './price-change.ts'

/** Open; or closed, with the day, the price and what became of it. */
export function Standing({ item, locale }: { item: Recommendation; locale: Locale }) {
  const words = copy[locale]
  const { status, closedAt, closePrice, priceAtIssue } = item
  return (
    <>
      <Badge tone={status === 'open' ? 'plain' : 'ended'}>{words.statuses[status]}</Badge>
      {status === 'closed' && closedAt !== null ? (
        <p className="mt-1 text-sm text-soft">
          <time dateTime={closedAt}>{words.closedOn(formatDateShort(locale, closedAt))}</time>
          {closePrice === null ? null : ` ${words.closedAt(formatNumber(locale, closePrice))}`}
        </p>
      ) : null}
      {status === 'closed' && closePrice !== null ? (
        <p className="mt-0.5 text-sm">
          {words.outcome} <Change fraction={priceChange(priceAtIssue, closePrice)} locale={locale} />
        </p>
      ) : null}
    </>
  )
}
