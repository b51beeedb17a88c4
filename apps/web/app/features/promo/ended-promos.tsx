import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { PromoCardData } from './promo-card.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Ended promotions are listed without pictures, with a link to current ones. */
export function EndedPromos({ promos, locale }: { promos: readonly PromoCardData[]; locale: Locale }) {
  const words = copy[locale]
  return (
    <section className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="text-soft">{words.endedLead}</p>
        <a className="text-link" href={pathTo('promo', locale)}>
          {words.seeRunning}
        </a>
      </div>
      <ul className="mt-6 border-b border-line">
        {promos.map(({ id, slug, title, summary, startsAt, endsAt, status }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-2 border-t border-line py-6 text-soft sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div className="text-sm">
              <StatusBadge locale={locale} status={status} />
              <p className="mt-2">
                {words.dates(formatDateShort(locale, startsAt), formatDateShort(locale, endsAt))}
              </p>
            </div>
            <div className="min-w-0">
              <h2 className="text-lg">
                <a className="hover:text-action" href={pathTo('promoDetail', locale, { slug })}>
                  {title}
                </a>
              </h2>
              <p className="mt-2 max-w-[64ch]">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
