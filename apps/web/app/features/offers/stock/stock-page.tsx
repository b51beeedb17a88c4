import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { lowestPrice } from '@site/finance/auto-rejection.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { Section } from '#app/design/section.tsx'
import type { ShownProduct } from '#app/features/offers/fetch-product.server.ts'
import { ProductHeading } from '#app/features/offers/product-heading.tsx'
import { ProductStory } from '#app/features/offers/product-story.tsx'
import { formatDate, formatDateShort, formatNumber, formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { stockCopy } from './copy.ts'
import { SAMPLE_PRICE, type StockRules } from './stock-rules.ts'
import '#app/design/table.css'

interface StockPageProps {
  locale: Locale
  product: ShownProduct
  rules: StockRules
}

export function StockPage({ locale, product, rules }: StockPageProps) {
  const words = stockCopy[locale]
  return (
    <div className="wrap">
      <ProductHeading locale={locale} product={product} />
      <section className="grid items-start gap-x-12 gap-y-8 pb-6 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr_1fr]">
        <h2 className="sr-only">{words.glance}</h2>
        <LotCost locale={locale} rules={rules} />
        <TickTable locale={locale} rules={rules} />
        <LimitTable locale={locale} rules={rules} />
      </section>
      <Section title={words.findTitle}>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {(['market', 'stockScreener', 'companyList', 'transactionCost'] as const).map((page) => (
            <li key={page} className="relative border-t border-line py-4">
              <a className="text-link font-semibold after:absolute after:inset-0" href={pathTo(page, locale)}>
                {findPageTitle(page)[locale]}
              </a>
              <span className="mt-0.5 block text-soft">{words.links[page]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <ProductStory locale={locale} product={product} />
    </div>
  )
}

/** One lot, and what it costs to buy and to sell. */
function LotCost({ locale, rules: { lot, cost, fee, day } }: Pick<StockPageProps, 'locale' | 'rules'>) {
  const words = stockCopy[locale]
  const shares = formatNumber(locale, lot)
  const value = formatRupiah(locale, SAMPLE_PRICE * lot)
  return (
    <section className="board rounded-card p-6 sm:p-8 md:col-span-2 lg:col-span-1">
      <Kawung />
      <div className="relative">
        <h3 className="text-xl">{words.lot(shares)}</h3>
        <p className="mt-1 text-on-board-soft">
          {words.example(formatRupiah(locale, SAMPLE_PRICE), shares, value)}
        </p>
        {cost === null ? (
          <p className="mt-4">{words.feesUnavailable}</p>
        ) : (
          <>
            {fee ? (
              <p className="mt-2 font-bold">
                {words.rates(formatRate(locale, fee.buy), formatRate(locale, fee.sell))}
              </p>
            ) : null}
            <dl className="mt-4 grid gap-3">
              <div>
                <dt className="text-sm text-on-board-soft">{words.bought}</dt>
                <dd className="text-2xl font-extrabold">{formatRupiah(locale, cost.buy.net)}</dd>
                <dd className="text-sm">{words.includedCost(formatRupiah(locale, cost.buy.costs))}</dd>
              </div>
              <div>
                <dt className="text-sm text-on-board-soft">{words.sold}</dt>
                <dd className="text-2xl font-extrabold">{formatRupiah(locale, cost.sell.net)}</dd>
                <dd className="text-sm">{words.soldCost(formatRupiah(locale, cost.sell.costs))}</dd>
              </div>
            </dl>
            <p className="mt-4 text-sm text-on-board-soft">{words.feeBasis(formatDate(locale, day))}</p>
          </>
        )}
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a className="py-1 font-semibold underline underline-offset-4" href={pathTo('fees', locale)}>
            {words.seeFees}
          </a>
          <a
            className="py-1 font-semibold underline underline-offset-4"
            href={pathTo('transactionCost', locale)}
          >
            {words.calculateCost}
          </a>
        </p>
      </div>
    </section>
  )
}

function TickTable({ locale, rules: { ticks } }: Pick<StockPageProps, 'locale' | 'rules'>) {
  const words = stockCopy[locale]
  if (ticks === null) {
    return null
  }
  return (
    <section>
      <h3 className="text-lg">{words.ticks}</h3>
      <table className="data-table mt-1">
        <caption>{words.ticksLead}</caption>
        <thead>
          <tr>
            <th scope="col">{words.price}</th>
            <th className="figure" scope="col">
              {words.tick}
            </th>
          </tr>
        </thead>
        <tbody>
          {ticks.bands.map(({ from, tick }, position) => {
            const next = ticks.bands[position + 1]
            return (
              <tr key={from}>
                <th scope="row">{rangeText(locale, from, next ? next.from - 1 : null)}</th>
                <td className="figure">{formatNumber(locale, tick)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-soft">
        {ticks.source ? words.source(ticks.source, formatDateShort(locale, ticks.since)) : null}
      </p>
    </section>
  )
}

function LimitTable({ locale, rules: { limits, day } }: Pick<StockPageProps, 'locale' | 'rules'>) {
  const words = stockCopy[locale]
  if (limits === null) {
    return null
  }
  return (
    <section>
      <h3 className="text-lg">{words.limits}</h3>
      <table className="data-table mt-1">
        <caption>{words.limitsLead}</caption>
        <thead>
          <tr>
            <th scope="col">{words.reference}</th>
            <th className="figure" scope="col">
              <span className="whitespace-normal">{words.upper}</span>
            </th>
            <th className="figure" scope="col">
              <span className="whitespace-normal">{words.lower}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {limits.bands.map(({ upTo, upper, lower }, position) => {
            const before = limits.bands[position - 1]?.upTo ?? null
            return (
              <tr key={upper}>
                <th scope="row">
                  {rangeText(locale, before === null ? lowestPrice('M', day) : before + 1, upTo)}
                </th>
                <td className="figure rise">{`+${formatNumber(locale, upper)}%`}</td>
                <td className="figure fall">{`−${formatNumber(locale, lower)}%`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-soft">
        {limits.source
          ? `${words.boards} ${words.source(limits.source, formatDateShort(locale, limits.since))}`
          : words.boards}
      </p>
      <p className="mt-2">
        <a className="text-link inline-block py-1" href={pathTo('orderLimits', locale)}>
          {words.calculateLimits}
        </a>
      </p>
    </section>
  )
}

function rangeText(locale: Locale, from: number, to: number | null): string {
  const words = stockCopy[locale]
  return to === null
    ? words.from(formatNumber(locale, from))
    : words.range(formatNumber(locale, from), formatNumber(locale, to))
}
