import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { couponTax } from '@site/finance/market-calculators/bond.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import type { ShownProduct } from '#app/features/offers/fetch-product.server.ts'
import { ProductHeading } from '#app/features/offers/product-heading.tsx'
import { ProductStory } from '#app/features/offers/product-story.tsx'
import { formatDate, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { seriesCopy } from './copy.ts'
import type { LinkedSeries } from './series-calculator-path.ts'
import { CalculatorLink, SeriesList } from './series-list.tsx'
import { couponText } from './series-texts.ts'
import { SAMPLE_AMOUNT } from './series-view.ts'

interface SecuritiesPageProps {
  locale: Locale
  product: ShownProduct
  /** null if the CMS is unavailable. */
  series: readonly LinkedSeries[] | null
}

export function SecuritiesPage({ locale, product, series }: SecuritiesPageProps) {
  const words = seriesCopy[locale]
  return (
    <div className="wrap">
      <ProductHeading locale={locale} product={product} />
      <section className="pb-8">
        <h2 className="sr-only">{words.listTitle}</h2>
        {series === null ? (
          <Notice>{words.unavailable}</Notice>
        ) : series.length === 0 ? (
          <EmptyState hint={words.emptyHint} text={words.empty}>
            <a className="text-link mt-4 inline-block" href={pathTo('contactUs', locale)}>
              {words.askUs}
            </a>
          </EmptyState>
        ) : (
          <Series locale={locale} series={series} />
        )}
      </section>
      <ul className="mb-8 grid gap-x-12 sm:grid-cols-2 print:hidden">
        {(['bondCalculator', 'exchangeCalendar'] as const).map((page) => (
          <li key={page} className="relative border-t border-line py-4">
            <a className="text-link font-semibold after:absolute after:inset-0" href={pathTo(page, locale)}>
              {findPageTitle(page)[locale]}
            </a>
            <span className="mt-0.5 block text-soft">{words.links[page]}</span>
          </li>
        ))}
      </ul>
      <ProductStory locale={locale} product={product} />
    </div>
  )
}

function Series({ locale, series }: { locale: Locale; series: readonly LinkedSeries[] }) {
  return (
    <>
      <OpenOffers locale={locale} series={series} />
      <div className="mt-8">
        <SeriesList locale={locale} note={seriesCopy[locale].caption(couponTaxSource)} series={series} />
      </div>
    </>
  )
}

const couponTaxSource = couponTax.source

/** What can be ordered now, with its coupon in large; otherwise the next offer. */
function OpenOffers({ locale, series }: { locale: Locale; series: readonly LinkedSeries[] }) {
  const words = seriesCopy[locale]
  const open = series.filter(({ status }) => status === 'open')
  const next = series.find(({ status }) => status === 'upcoming')
  if (open.length === 0) {
    return (
      <Notice>
        <p className="font-bold">{words.noneOpen}</p>
        {next ? <p>{words.next(next.code, formatDate(locale, next.offerFrom))}</p> : null}
      </Notice>
    )
  }
  return (
    <section className="board rounded-card p-6 sm:p-8">
      <Kawung />
      <div className="relative">
        <h3 className="text-sm font-semibold tracking-normal text-on-board-soft">{words.openNow}</h3>
        <ul className="mt-3 grid gap-x-12 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
          {open.map((one) => (
            <li key={one.id}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <b className="text-lg">{one.code}</b>
                <span className="text-3xl font-extrabold tracking-[-0.03em] text-accent">
                  {couponText(locale, one)}
                </span>
              </p>
              <p>{`${words.netPerMonth(formatRupiahWords(locale, SAMPLE_AMOUNT))}: ${formatRupiah(locale, one.monthlyNet)}`}</p>
              <p className="text-on-board-soft">{words.openTo(formatDate(locale, one.offerTo))}</p>
              <CalculatorLink
                className="inline-block py-3 font-semibold underline underline-offset-4"
                locale={locale}
                series={one}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
