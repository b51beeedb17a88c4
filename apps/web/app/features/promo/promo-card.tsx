import type { PromoSummary } from '@site/contracts/content/promos.ts'
import { Card, CardCover } from '#app/design/card.tsx'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { PromoStatus } from './promo-status.ts'
import { StatusBadge } from './status-badge.tsx'

export interface PromoCardData extends PromoSummary {
  readonly status: PromoStatus
}

export function PromoCard({ promo, locale }: { promo: PromoCardData; locale: Locale }) {
  const { cover, slug, title, summary, startsAt, endsAt, status } = promo
  return (
    <Card
      above={
        <>
          <CardCover picture={cover ? { ...cover, alt: '' } : null} />
          <p>
            <StatusBadge locale={locale} status={status} />
          </p>
        </>
      }
      title={title}
      to={pathTo('promoDetail', locale, { slug })}
    >
      {summary ? <p className="text-soft">{summary}</p> : null}
      <p className="mt-auto border-t border-line pt-3 text-sm font-semibold">
        {copy[locale].dates(formatDateShort(locale, startsAt), formatDateShort(locale, endsAt))}
      </p>
    </Card>
  )
}
