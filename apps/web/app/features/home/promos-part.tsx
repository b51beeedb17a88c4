import type { PromoSummary } from '@site/contracts/content/promos.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { formatDate } from '#app/i18n/format.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { PartHead, type PartProps } from './part-head.tsx'

/** Current promotions: pictures in a row of unequal widths, each with its end date. */
export function PromosPart({ locale, heading, promos }: PartProps & { promos: readonly PromoSummary[] }) {
  const words = copy[locale]
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('promo', locale), label: words.allPromos }} />
      {promos.length === 0 ? (
        <EmptyState hint={words.noPromosHint} text={words.noPromos}>
          <p className="mt-4">
            <a className="text-link" href={pathTo('productsAndServices', locale)}>
              {words.allOffers}
            </a>
          </p>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-8 gap-y-5 sm:gap-y-8 sm:grid-cols-3">
          {promos.map(({ id, slug, title, cover, endsAt }) => (
            <li
              key={id}
              className="home-promo relative min-w-0 max-sm:grid max-sm:items-center max-sm:gap-x-4 max-sm:nth-[n+3]:hidden"
            >
              {cover ? (
                <Picture
                  className="aspect-4/3 w-full rounded-field object-cover sm:aspect-16/9 sm:rounded-card"
                  picture={cover}
                  sizes={pictureSizes.card}
                />
              ) : (
                <span className="board block aspect-4/3 rounded-field sm:aspect-16/9 sm:rounded-card">
                  <Kawung />
                </span>
              )}
              <div className="min-w-0">
                <p className="eyebrow sm:mt-4">{words.promoUntil(formatDate(locale, endsAt))}</p>
                <h3 className="mt-1 max-w-[30ch] leading-snug wrap-anywhere sm:text-lg">
                  <a
                    className="after:absolute after:inset-0 hover:text-action"
                    href={pathTo('promoDetail', locale, { slug })}
                  >
                    {title}
                  </a>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
