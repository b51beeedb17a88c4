import type { AccountType, MarginTerms } from '@site/contracts/content/products.ts'
import type { ServiceFee } from '@site/contracts/content/service-fees.ts'
import { initialCollateralRule } from '@site/finance/market-calculators/margin.ts'
import { findServiceFee } from '@site/finance/service-fees.ts'
import { countDecimals, formatNumber, formatPercent, formatRupiahWords } from '#app/i18n/format.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { nameSource } from './source-name.server.ts'

const id = {
  interest: 'Bunga pembiayaan per tahun',
  haircut: 'Potongan nilai jaminan',
  call: 'Rasio pembiayaan yang memicu margin call',
  forced: 'Rasio pembiayaan yang memicu penjualan paksa',
  callTime: 'Batas waktu memenuhi margin call',
  tradingDays: (count: string) => `${count} hari bursa`,
  unset: 'tertulis dalam perjanjian',
  inWords: {
    interestPercent: (percent: string) => `bunga ${percent} per tahun`,
    haircutPercent: (percent: string) => `potongan nilai jaminan ${percent}`,
    callPercent: (percent: string) => `margin call pada rasio pembiayaan ${percent}`,
    callDays: (days: string) => `waktu ${days} untuk memenuhinya`,
    forcedPercent: (percent: string) => `penjualan paksa pada rasio ${percent}`,
  },
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
  unset: 'in the agreement',
  inWords: {
    interestPercent: (percent) => `interest of ${percent} per year`,
    haircutPercent: (percent) => `a haircut of ${percent}`,
    callPercent: (percent) => `a margin call at a financing ratio of ${percent}`,
    callDays: (days) => `${days} to meet it`,
    forcedPercent: (percent) => `a forced sale at a ratio of ${percent}`,
  },
  collateral: (percent, amount, source) =>
    `Margin trading is regulated by ${source}. Initial collateral: ${percent} of the purchase or ${amount}, whichever is higher; the agreement states the calculation.`,
}
const copy = { id, en }

/** The firm's terms with the interest of the price list. */
export interface FinancingTerms extends MarginTerms {
  readonly interestPercent: number | null
}

const noTerms: FinancingTerms = {
  interestPercent: null,
  haircutPercent: null,
  callPercent: null,
  forcedPercent: null,
  callDays: null,
}

/** The interest of the price list on a day, in percent per year; null if none is stated. */
export function findMarginInterest(fees: readonly ServiceFee[], day: string) {
  const fee = findServiceFee(fees, { code: 'marginInterest', account: 'margin' }, day)
  if (fee === null || fee.amount === null || fee.unit !== 'percentPerYear') return null
  return { percent: fee.amount, validFrom: fee.validFrom }
}
export type MarginInterest = ReturnType<typeof findMarginInterest>

type MarginAccount = Pick<AccountType, 'key' | 'marginTerms'>

/** The terms of financing that the firm has published for an account; null without any. */
export function readFinancingTerms(
  { key, marginTerms }: MarginAccount,
  interest: MarginInterest,
): FinancingTerms | null {
  const terms = { ...noTerms, ...marginTerms, interestPercent: interest?.percent ?? null }
  return key === 'margin' && Object.values(terms).some((term) => term !== null) ? terms : null
}

/** Those of the margin account. */
export function findMarginTerms(
  accounts: readonly MarginAccount[] | null,
  interest: MarginInterest,
): FinancingTerms | null {
  const account = accounts?.find(({ key }) => key === 'margin')
  return account ? readFinancingTerms(account, interest) : null
}

/** Terms with which a position can be calculated, in percent. */
export interface KnownMarginTerms {
  readonly interestPercent: number
  readonly haircutPercent: number
  readonly callPercent: number
  readonly forcedPercent: number
}

/** The ones of the four that are stated. */
export function listStatedTerms(terms: FinancingTerms | null): Partial<KnownMarginTerms> {
  const { callDays, ...ratios } = terms ?? noTerms
  return Object.fromEntries(Object.entries(ratios).filter(([, percent]) => percent !== null))
}

/** null if one of the four is not stated. */
export function readKnownTerms(terms: FinancingTerms | null): KnownMarginTerms | null {
  const { interestPercent, haircutPercent, callPercent, forcedPercent } = terms ?? noTerms
  return interestPercent === null || haircutPercent === null || callPercent === null || forcedPercent === null
    ? null
    : { interestPercent, haircutPercent, callPercent, forcedPercent }
}

/** The names of the terms of a calculation that are not stated. */
export function listUnstatedTerms(locale: Locale, terms: FinancingTerms | null): string[] {
  const words = copy[locale]
  const stated = listStatedTerms(terms)
  return [
    ...(stated.interestPercent === undefined ? [words.interest] : []),
    ...(stated.haircutPercent === undefined ? [words.haircut] : []),
    ...(stated.callPercent === undefined ? [words.call] : []),
    ...(stated.forcedPercent === undefined ? [words.forced] : []),
  ]
}

/** Each term with its name; one that is not stated is in the agreement. */
export function listMarginTerms(locale: Locale, terms: FinancingTerms | null) {
  const words = copy[locale]
  const { interestPercent, haircutPercent, callPercent, forcedPercent, callDays } = terms ?? noTerms
  const rate = (percent: number | null) => (percent === null ? words.unset : formatTerm(locale, percent))
  return [
    { label: words.interest, value: rate(interestPercent) },
    { label: words.haircut, value: rate(haircutPercent) },
    { label: words.call, value: rate(callPercent) },
    { label: words.forced, value: rate(forcedPercent) },
    { label: words.callTime, value: callDays === null ? words.unset : formatTradingDays(locale, callDays) },
  ]
}

/** The stated terms as a part of a sentence; null without any. */
export function describeMarginTerms(locale: Locale, terms: FinancingTerms | null): string | null {
  const { inWords } = copy[locale]
  const { interestPercent, haircutPercent, callPercent, forcedPercent, callDays } = terms ?? noTerms
  const parts = [
    interestPercent === null ? null : inWords.interestPercent(formatTerm(locale, interestPercent)),
    haircutPercent === null ? null : inWords.haircutPercent(formatTerm(locale, haircutPercent)),
    callPercent === null ? null : inWords.callPercent(formatTerm(locale, callPercent)),
    callDays === null ? null : inWords.callDays(formatTradingDays(locale, callDays)),
    forcedPercent === null ? null : inWords.forcedPercent(formatTerm(locale, forcedPercent)),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : new Intl.ListFormat(localeFacts[locale].languageTag).format(parts)
}

const formatTerm = (locale: Locale, percent: number) =>
  `${formatNumber(locale, percent, countDecimals(percent))}%`

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
