import { plainCharacters } from '@site/contracts/typed-text.ts'
import type { FieldKind } from '@site/finance/calculators/calculator-limits.ts'
import type { Locale } from './locales.ts'

/** `times` is a ratio, such as `1,5x`; like `largePercent`, e.g. growth, it can exceed a thousand. */
type NumberKind = FieldKind | 'times' | 'largePercent'

/** Group and decimal separators of each language. */
const marks = {
  id: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const satisfies Record<Locale, object>

export function groupSeparator(locale: Locale): string {
  return marks[locale].group
}

/** Powers of ten of magnitude words, in both languages. */
const words = {
  rb: 3,
  ribu: 3,
  jt: 6,
  juta: 6,
  miliar: 9,
  milyar: 9,
  triliun: 12,
  k: 3,
  thousand: 3,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
  t: 12,
  trillion: 12,
}
/** M is miliar in Indonesian, million in English. */
const magnitudes: Readonly<Record<Locale, ReadonlyMap<string, number>>> = {
  id: new Map(Object.entries({ ...words, m: 9 })),
  en: new Map(Object.entries({ ...words, m: 6 })),
}

const percentSign = /\s*(?:%|persen|percent)$/i
const units = {
  percent: percentSign,
  largePercent: percentSign,
  times: /\s*(?:x|×|kali|times)$/i,
  years: /\s*(?:tahun|thn?\.?|years?|yrs?\.?)$/i,
} as const satisfies Record<Exclude<NumberKind, 'rupiah'>, RegExp>
const currencyBefore = /^(?:rp\.?|idr)\s*/i
const currencyAfter = /(?:,-|\s*(?:rupiah|rp\.?|idr))$/i

/** Removes spaces or apostrophes between groups of three, a notation of other countries and of phones. */
function withoutSpaces(amount: string): string {
  return /^[0-9]{1,3}(?:[ '][0-9]{3})+(?![0-9])/.test(amount)
    ? amount.replace(/(?<=[0-9])[ '](?=[0-9]{3})/g, '')
    : amount
}

/**
 * Parses a number in the notation of a language to plain digits with a decimal point; null if it cannot be parsed.
 * Examples: `Rp 1.500.000,00`, `1,500,000`, `1 500 000`, `1,5 juta rupiah`, `6,25%`, `10 tahun`.
 */
export function plainNumberText(locale: Locale, kind: NumberKind, text: string): string | null {
  const trimmed = plainCharacters(text).replace(/^\+(?=[0-9])/, '')
  if (trimmed === '') {
    return ''
  }
  if (kind !== 'rupiah') {
    return decimalText(locale, kind, trimmed.replace(units[kind], ''))
  }
  const amount = withoutSpaces(trimmed.replace(currencyBefore, '').replace(currencyAfter, ''))
  const [, digits = amount, word = ''] = amount.match(/^(.*?[0-9.,])\s*([a-z]+)$/i) ?? []
  const power = word === '' ? 0 : magnitudes[locale].get(word.toLowerCase())
  const decimal = power === undefined ? null : decimalText(locale, kind, digits)
  // More than three digits after the group separator (`1.0000`) are a malformed group, not decimals.
  const isBroken = power === 0 && new RegExp(`^-?[0-9]+[${groupSeparator(locale)}][0-9]{4,}$`).test(digits)
  return decimal === null || power === undefined || isBroken ? null : shiftPoint(decimal, power)
}

/** A number for a URL: plain digits that both languages parse alike, if there are any. */
export function writeNumber(locale: Locale, value: number): string {
  const text = String(value)
  // After its group separator, a language parses three digits as a group and rejects more.
  return /\.[0-9]{3}/.test(text) ? text.replace('.', marks[locale].decimal) : text
}

function decimalText(locale: Locale, kind: NumberKind, text: string): string | null {
  const { group, decimal } = marks[locale]
  const isThousands =
    (kind === 'times' || kind === 'largePercent') &&
    /^-?[1-9]/.test(text) &&
    isGrouped(text, group, decimal, 1)
  // Rates and years are below a thousand, so a single separator is a decimal one: `6.25`, `6,25`.
  if (kind !== 'rupiah' && !isThousands && /^-?[0-9]*[.,][0-9]*$/.test(text)) {
    return text.replace(',', '.')
  }
  const own = (part: string) => plain(part, group, decimal)
  const foreign = (part: string) => plain(part, decimal, group)
  if (/^-?[0-9]+$/.test(text) || isGrouped(text, group, decimal, 1) || isDecimal(text, decimal)) {
    return own(text)
  }
  // The other language's notation, if it is unambiguous.
  const isForeign =
    isGrouped(text, decimal, group, 2) ||
    (isGrouped(text, decimal, group, 1) && text.includes(group)) ||
    isDecimal(text, group)
  return isForeign ? foreign(text) : null
}

function isGrouped(text: string, group: string, decimal: string, leastGroups: number): boolean {
  return new RegExp(`^-?[0-9]{1,3}(?:[${group}][0-9]{3}){${leastGroups},}(?:[${decimal}][0-9]*)?$`).test(text)
}

function isDecimal(text: string, decimal: string): boolean {
  return new RegExp(`^-?[0-9]+[${decimal}][0-9]*$`).test(text)
}

function plain(text: string, group: string, decimal: string): string {
  return text.replaceAll(group, '').replace(decimal, '.')
}

/** Shifts the decimal point digit by digit, because 1.1 times a million is 1,100,000.0000000002 in floating point. */
function shiftPoint(decimal: string, power: number): string {
  if (power === 0) {
    return decimal
  }
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = fraction.padEnd(power, '0')
  const rest = digits.slice(power)
  return `${whole}${digits.slice(0, power)}${rest === '' ? '' : `.${rest}`}`
}
