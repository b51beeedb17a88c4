import type { AccountType, MarginTerms } from '@site/contracts/content/products.ts'
import { initialCollateralRule } from '@site/finance/market-calculators/margin.ts'
import { decimalsOf, formatNumber, formatPercent, formatRate, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from './source-name.server.ts'

interface TermTexts {
  readonly interest: string
  readonly haircut: string
  readonly call: string
  readonly forced: string
  readonly days: string
}

const id = {
  interest: 'Bunga pembiayaan per tahun',
  haircut: 'Potongan nilai jaminan',
  call: 'Rasio pembiayaan yang memicu margin call',
  forced: 'Rasio pembiayaan yang memicu penjualan paksa',
  callTime: 'Batas waktu memenuhi margin call',
  tradingDays: (count: string) => `${count} hari bursa`,
  inWords: ({ interest, haircut, call, forced, days }: TermTexts) =>
    `bunga ${interest} per tahun, potongan nilai jaminan ${haircut}, margin call pada rasio pembiayaan ${call}${days && ` (dipenuhi dalam ${days})`}, dan penjualan paksa pada ${forced}`,
  collateral: (percent: string, amount: string, source: string) =>
    `Transaksi margin diatur ${source}. Jaminan awal: ${percent} dari nilai pembelian atau ${amount}, mana yang lebih tinggi; perhitungannya tertulis di perjanjian.`,
}
const en: typeof id = {
  interest: 'Interest on the financing per year',
  haircut: 'Haircut on collateral',
  call: 'Financing ratio of a margin call',
  forced: 'Financing ratio of a forced sale',
  callTime: 'Time to meet a margin call',
  tradingDays: (count) => (count === '1' ? '1 trading day' : `${count} trading days`),
  inWords: ({ interest, haircut, call, forced, days }) =>
    `interest of ${interest} per year, a haircut of ${haircut}, a margin call at a financing ratio of ${call}${days && ` (to be met within ${days})`} and a forced sale at ${forced}`,
  collateral: (percent, amount, source) =>
    `Margin trading is regulated by ${source}. Initial collateral: ${percent} of the purchase or ${amount}, whichever is higher; the agreement states the calculation.`,
}
const copy = { id, en }

const noTerms: MarginTerms = {
  interestPercent: null,
  haircutPercent: null,
  callPercent: null,
  forcedPercent: null,
  callDays: null,
}

/** The terms of financing that the firm has published; null without any. */
export function findMarginTerms(
  accounts: readonly Pick<AccountType, 'key' | 'marginTerms'>[] | null,
): MarginTerms | null {
  const terms = accounts?.find(({ key }) => key === 'margin')?.marginTerms ?? null
  return terms !== null && Object.values(terms).some((term) => term !== null) ? terms : null
}

/** Terms with which a position can be calculated, in percent. */
export interface KnownMarginTerms {
  readonly interestPercent: number
  readonly haircutPercent: number
  readonly callPercent: number
  readonly forcedPercent: number
}

/** null if one of the four is not stated. */
export function readKnownTerms(terms: MarginTerms | null): KnownMarginTerms | null {
  const { interestPercent, haircutPercent, callPercent, forcedPercent } = terms ?? noTerms
  return interestPercent === null || haircutPercent === null || callPercent === null || forcedPercent === null
    ? null
    : { interestPercent, haircutPercent, callPercent, forcedPercent }
}

/** Each term with its name; `unset` stands for one that is not stated. */
export function listMarginTerms(locale: Locale, terms: MarginTerms | null, unset: string) {
  const words = copy[locale]
  const { interestPercent, haircutPercent, callPercent, forcedPercent, callDays } = terms ?? noTerms
  const rate = (percent: number | null) => (percent === null ? unset : formatRate(locale, percent))
  return [
    { label: words.interest, value: rate(interestPercent) },
    { label: words.haircut, value: rate(haircutPercent) },
    { label: words.call, value: rate(callPercent) },
    { label: words.forced, value: rate(forcedPercent) },
    { label: words.callTime, value: callDays === null ? unset : formatTradingDays(locale, callDays) },
  ]
}

/** The terms as a part of a sentence; null if they are not complete. */
export function describeMarginTerms(locale: Locale, terms: MarginTerms | null): string | null {
  const known = readKnownTerms(terms)
  if (known === null) return null
  const percent = (value: number) => `${formatNumber(locale, value, decimalsOf(value))}%`
  const callDays = terms?.callDays ?? null
  return copy[locale].inWords({
    interest: percent(known.interestPercent),
    haircut: percent(known.haircutPercent),
    call: percent(known.callPercent),
    forced: percent(known.forcedPercent),
    days: callDays === null ? '' : formatTradingDays(locale, callDays),
  })
}

/** The rule about the client's own money, with its source. */
export function describeInitialCollateral(locale: Locale): string {
  const { percent, rupiah, source } = initialCollateralRule
  return copy[locale].collateral(
    formatPercent(locale, percent / 100, 0),
    formatRupiahWords(locale, rupiah),
    nameSource(locale, source),
  )
}

const formatTradingDays = (locale: Locale, count: number) =>
  copy[locale].tradingDays(formatNumber(locale, count))
