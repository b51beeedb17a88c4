import { foreignCouponTax } from '@site/finance/market-calculators/bond.ts'
import { dividendTax } from '@site/finance/market-calculators/dividend-income.ts'
import type { TradingRates } from '@site/finance/trading-rates.ts'
import { countDecimals, formatDate, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'

const id = {
  sale: 'Penjualan saham di bursa',
  saleDetail: 'Final, dari nilai jual, untung maupun rugi; kami memotongnya.',
  dividend: 'Dividen',
  dividendDetail:
    'Atau tarif perjanjian pajak Indonesia dengan negara Anda, dengan formulir domisili (Form DGT) yang sah.',
  coupon: 'Kupon obligasi dan SBN',
  couponDetail: 'Final, dari kupon.',
  unknown: 'Belum dinyatakan',
  unknownDetail: 'Tarif bagi bukan penduduk belum kami periksa; tanyakan kepada meja nasabah asing.',
  source: (source: string, checked: string) => `${source}, diperiksa ${checked}`,
  checked: (checked: string) => `Diperiksa ${checked}`,
}
const en: typeof id = {
  sale: 'Sale of shares on the exchange',
  saleDetail: 'Final, on the value sold, at a gain or a loss; we withhold it.',
  dividend: 'Dividends',
  dividendDetail:
    'Or the rate of the tax treaty of Indonesia with your country, with a valid residence form (Form DGT).',
  coupon: 'Coupons of bonds and government securities',
  couponDetail: 'Final, on the coupon.',
  unknown: 'Not yet stated',
  unknownDetail: 'We have not checked the rate for non-residents; ask our desk for foreign clients.',
  source: (source, checked) => `${source}, checked on ${checked}`,
  checked: (checked) => `Checked on ${checked}`,
}
const copy = { id, en }

const formatTax = (locale: Locale, percent: number) =>
  formatPercent(locale, percent / 100, countDecimals(percent))

/** A row of the table of taxes, in words. */
export interface ForeignTax {
  readonly name: string
  readonly rate: string
  readonly detail: string
  readonly source: string
}

/** What is withheld from investors whose tax residence is abroad; without the rates of the day, no tax on sales. */
export function listForeignTaxes(
  locale: Locale,
  rates: Pick<TradingRates, 'salesTax' | 'checked' | 'sources'> | null,
  couponTax = foreignCouponTax,
): ForeignTax[] {
  const words = copy[locale]
  const nameCheck = (source: string | null, checked: string) =>
    source === null
      ? words.checked(formatDate(locale, checked))
      : words.source(nameSource(locale, source), formatDate(locale, checked))
  const sale = rates && {
    name: words.sale,
    rate: formatTax(locale, rates.salesTax),
    detail: words.saleDetail,
    source: nameCheck(rates.sources.salesTax, rates.checked),
  }
  const dividend = {
    name: words.dividend,
    rate: formatTax(locale, dividendTax.percent.foreign),
    detail: words.dividendDetail,
    // Recheck: the regulation of this rate; the source of the table is that of the domestic exemption.
    source: nameCheck(null, dividendTax.checked),
  }
  const coupon =
    couponTax === null
      ? { name: words.coupon, rate: words.unknown, detail: words.unknownDetail, source: '–' }
      : {
          name: words.coupon,
          rate: formatTax(locale, couponTax.percent),
          detail: words.couponDetail,
          source: nameCheck(couponTax.source, couponTax.checked),
        }
  return [...(sale ? [sale] : []), dividend, coupon]
}
