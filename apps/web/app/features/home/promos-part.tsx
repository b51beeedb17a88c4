import type { PromoSummary } from '@site/contracts/content/promos.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { SectionHead } from '#app/design/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** Current promotions: pictures in a row of unequal widths, each with its end date. */
export function PromosPart({ locale, promos }: { locale: Locale; promos: readonly PromoSummary[] }) {
  const words = copy[locale]
  return (
    <section className="wrap">
      <div className="home-part border-t border-line">
        <SectionHead
          lead={words.promosLead}
          more={{ to: pathTo('promo', locale), label: words.allPromos }}
          title={words.promosTitle}
        />
        {promos.length === 0 ? (
          <EmptyState hint={words.noPromosHint} text={words.noPromos}>
            <p className="mt-4">
              <a className="text-link" href={pathTo('productsAndServices', locale)}>
                {words.allOffers}
              </a>
            </p>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {promos.map(({ id, slug, title, cover, endsAt }) => (
              <li key={id} className="relative min-w-0">
                {cover ? (
                  <Picture
                    className="aspect-16/9 w-full rounded-card object-cover"
                    picture={cover}
                    sizes={pictureSizes.card}
                  />
                ) : (
                  <span className="board block aspect-16/9 rounded-card">
                    <Kawung />
                  </span>
                )}
                <p className="eyebrow mt-4">{words.promoUntil(formatDate(locale, endsAt))}</p>
                <h3 className="mt-1 max-w-[30ch] text-lg wrap-anywhere">
                  <a
                    className="after:absolute after:inset-0 hover:text-action"
                    href={pathTo('promoDetail', locale, { slug })}
                  >
                    {title}
                  </a>
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
