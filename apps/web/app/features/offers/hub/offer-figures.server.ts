import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import type { Fee } from '@site/contracts/content/fees.ts'
import type { Fund } from '@site/contracts/content/funds.ts'
import type { Product, ProductKey, Service, ServiceKey } from '@site/contracts/content/products.ts'
import { formatDate, formatNumber, formatRate, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { accountFees } from '#app/page-parts/account-fees.ts'
import { shownSeries } from '../securities/series-view.ts'

/** The one figure of an offer, and what it means. */
export interface OfferFigure {
  readonly value: string
  readonly note: string
}
export type OfferFigures = Partial<Record<ProductKey | ServiceKey, OfferFigure>>

/** What the figures are computed from; null: unavailable or not published. */
export interface FigureSources {
  readonly fees: readonly Fee[] | null
  readonly funds: readonly Fund[] | null
  readonly series: readonly BondSeries[] | null
  readonly eba: Pick<Product, 'instruments'> | null
  readonly priority: Pick<Service, 'minimumAssets'> | null
}

const id = {
  buy: (percent: string) => `Beli ${percent}`,
  sell: (percent: string) => `Jual ${percent} termasuk pajak, lewat aplikasi`,
  from: (amount: string) => `Mulai ${amount}`,
  fundMinimum: 'Pembelian minimum terendah di daftar kami',
  perYear: (percent: string) => `${percent} per tahun`,
  atLeastPerYear: (percent: string) => `Minimal ${percent} per tahun`,
  openUntil: (code: string, day: string) => `${code}, dapat dipesan sampai ${day}`,
  opensOn: (code: string, day: string) => `${code}, dibuka ${day}`,
  classes: 'Porsi setiap kelas dalam kumpulan aset, menurut urutan pembayaran',
  minimumAssets: 'Total aset minimal',
}
const en: typeof id = {
  buy: (percent) => `Buy ${percent}`,
  sell: (percent) => `Sell ${percent} including tax, through the app`,
  from: (amount) => `From ${amount}`,
  fundMinimum: 'The lowest minimum in our list',
  perYear: (percent) => `${percent} per year`,
  atLeastPerYear: (percent) => `At least ${percent} per year`,
  openUntil: (code, day) => `${code}, open for orders until ${day}`,
  opensOn: (code, day) => `${code}, opens ${day}`,
  classes: 'Shares of the classes in the pool, in order of payment',
  minimumAssets: 'Minimum total assets',
}
const copy = { id, en }

/** The figures that are known on a day; without the offers that have none. */
export function offerFigures(locale: Locale, sources: FigureSources, day: string): OfferFigures {
  const figures = {
    stock: stockFigure(locale, sources.fees, day),
    mutualFund: fundFigure(locale, sources.funds),
    securities: seriesFigure(locale, sources.series, day),
    ebaRetail: ebaFigure(locale, sources.eba),
    priorityCustomerGate: priorityFigure(locale, sources.priority),
  }
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== null))
}

function stockFigure(locale: Locale, fees: FigureSources['fees'], day: string): OfferFigure | null {
  const words = copy[locale]
  const { regular } = accountFees(fees, day)
  return regular
    ? {
        value: words.buy(formatRate(locale, regular.buy)),
        note: words.sell(formatRate(locale, regular.sell)),
      }
    : null
}

function fundFigure(locale: Locale, funds: FigureSources['funds']): OfferFigure | null {
  const words = copy[locale]
  if (funds === null || funds.length === 0) return null
  const lowest = Math.min(...funds.map(({ minimum }) => minimum))
  return { value: words.from(formatRupiahWords(locale, lowest)), note: words.fundMinimum }
}

/** The highest coupon that can be ordered, else that of the next offer. */
function seriesFigure(locale: Locale, series: FigureSources['series'], day: string): OfferFigure | null {
  const words = copy[locale]
  const shown = shownSeries(series ?? [], day)
  const [best] = shown
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => other.percent - one.percent)
  const offered = best ?? shown.find(({ status }) => status === 'upcoming')
  if (offered === undefined) return null
  const percent = formatRate(locale, offered.percent)
  return {
    value: offered.coupon.kind === 'fixed' ? words.perYear(percent) : words.atLeastPerYear(percent),
    note: best
      ? words.openUntil(best.code, formatDate(locale, best.offerTo))
      : words.opensOn(offered.code, formatDate(locale, offered.offerFrom)),
  }
}

function ebaFigure(locale: Locale, eba: FigureSources['eba']): OfferFigure | null {
  const shares = eba?.instruments.flatMap(({ sharePercent }) => sharePercent ?? []) ?? []
  return shares.length > 1
    ? {
        value: shares.map((percent) => `${formatNumber(locale, percent)}%`).join(' / '),
        note: copy[locale].classes,
      }
    : null
}

function priorityFigure(locale: Locale, priority: FigureSources['priority']): OfferFigure | null {
  const minimum = priority?.minimumAssets ?? null
  return minimum === null
    ? null
    : { value: formatRupiahWords(locale, minimum), note: copy[locale].minimumAssets }
}
