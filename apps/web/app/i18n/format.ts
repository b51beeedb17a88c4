import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from './locales.ts'

/** Thousands and decimals. */
const separators = { id: ['.', ','], en: [',', '.'] } as const

/**
 * `1.234,5` / `1,234.5`, half rounded away from zero; exact up to 15 digits. Uses the minus sign U+2212, which aligns
 * with digits and is read by screen readers. Written without `Intl`, whose first number blocks a phone for 100 ms.
 */
export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  const [thousands, point] = separators[locale]
  // Shifts the decimal digits, because a product such as 1.005 * 100 is already rounded.
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e')
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
  const text = String(rounded).padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  const fraction = decimals > 0 ? point + text.slice(-decimals) : ''
  return `${value < 0 && rounded > 0 ? '−' : ''}${whole}${fraction}`
}

/** Below this, adjusted prices have two decimals. */
const HUNDREDTHS_BELOW = 100

/** Traded prices are integers; small adjusted prices need decimals. */
export function formatPrice(locale: Locale, price: number): string {
  return formatNumber(locale, price, price >= HUNDREDTHS_BELOW || Number.isInteger(price) ? 0 : 2)
}

/** A no-break space between a currency or magnitude and its number. */
const NO_BREAK_SPACE = '\u00a0'
/** Indonesian spelling has no space after Rp. */
const currency = { id: 'Rp', en: `IDR${NO_BREAK_SPACE}` } as const

/** Rupiah in full: `Rp1.234.567` / `IDR 1,234,567`. */
export function formatRupiah(locale: Locale, rupiah: number, decimals = 0): string {
  const sign = rupiah < 0 ? '−' : ''
  return `${sign}${currency[locale]}${formatNumber(locale, Math.abs(rupiah), decimals)}`
}

const magnitudes = [
  { value: 1e12, id: 'triliun', en: 'trillion', idShort: 'T', enShort: 'T' },
  { value: 1e9, id: 'miliar', en: 'billion', idShort: 'M', enShort: 'B' },
  { value: 1e6, id: 'juta', en: 'million', idShort: 'jt', enShort: 'M' },
] as const

/** A large number in words: `14,21 miliar` / `14.21 billion`; in full below a million. */
export function formatNumberWords(locale: Locale, number: number): string {
  const magnitude = magnitudes.find(({ value }) => Math.abs(number) >= value)
  if (!magnitude) {
    return formatNumber(locale, number)
  }
  const scaled = formatNumber(locale, number / magnitude.value, 2).replace(/[.,]?0+$/, '')
  return `${scaled}${NO_BREAK_SPACE}${magnitude[locale]}`
}

/** Rupiah in running text: `Rp500 juta` / `IDR 500 million`; in full below a million. */
export function formatRupiahWords(locale: Locale, rupiah: number): string {
  if (Math.abs(rupiah) < 1e6) {
    return formatRupiah(locale, rupiah)
  }
  const words = formatNumberWords(locale, rupiah)
  return `${currency[locale]}${words}`
}

/** Rupiah in tables and fact boxes: `Rp96,4 T` / `IDR 96.4T`. */
export function formatRupiahShort(locale: Locale, rupiah: number): string {
  const magnitude = magnitudes.find(({ value }) => Math.abs(rupiah) >= value)
  if (!magnitude) {
    return formatRupiah(locale, rupiah)
  }
  const scaled = formatNumber(locale, rupiah / magnitude.value, 1)
  const unit = locale === 'id' ? `${NO_BREAK_SPACE}${magnitude.idShort}` : magnitude.enShort
  return `${currency[locale]}${scaled}${unit}`
}

/** A fraction as percent: 0.0625 → `6,25%` / `6.25%`. */
export function formatPercent(locale: Locale, fraction: number, decimals = 2): string {
  return `${formatNumber(locale, fraction * 100, decimals)}%`
}

/** Decimal places that a number is written with. */
export const countDecimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A percentage as it is stated (0.1513 means 0.1513%), with all its decimals, at least two. */
export function formatRate(locale: Locale, percent: number): string {
  return `${formatNumber(locale, percent, Math.max(2, countDecimals(percent)))}%`
}

/** Converts a percentage of the market service (1.98 means 1.98 %) to a fraction. */
export function fractionOfPercent(percent: number): number {
  return percent / 100
}

/** Like formatPercent, with a plus sign for a rise. */
export function formatChange(locale: Locale, fraction: number): string {
  const sign = fraction > 0 ? '+' : ''
  return `${sign}${formatPercent(locale, fraction)}`
}

/** The first `Intl.DateTimeFormat` of a page blocks a phone for over 150 ms, so dates are written from these names. */
const names = {
  id: {
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
      ' ',
    ),
    weekdays: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
}

/** The short names of months and weekdays in both languages. */
export const shorten = (name: string) => name.slice(0, 3)

/** Day, month and year in Western Indonesia; `value` is an instant or a calendar day. */
export function dateParts(locale: Locale, value: string) {
  const [year = '', month = '', day = ''] = toDay(value).split('-')
  return { year, month: names[locale].months[Number(month) - 1] ?? '', day: String(Number(day)) }
}

const inOrder = (locale: Locale, day: string, month: string) =>
  locale === 'id' ? `${day} ${month}` : `${month} ${day}`

const withYear = (locale: Locale, dayAndMonth: string, year: string) =>
  `${dayAndMonth}${locale === 'id' ? '' : ','} ${year}`

/** `21 November 2026` / `November 21, 2026`; `value` is an instant or a calendar day. */
export function formatDate(locale: Locale, value: string): string {
  const { day, month, year } = dateParts(locale, value)
  return withYear(locale, inOrder(locale, day, month), year)
}

/** `21 Nov 2026` / `Nov 21, 2026`. */
export function formatDateShort(locale: Locale, value: string): string {
  return withYear(locale, formatDayAndMonth(locale, value), dateParts(locale, value).year)
}

/** `21 Nov` / `Nov 21`. */
export function formatDayAndMonth(locale: Locale, value: string): string {
  const { day, month } = dateParts(locale, value)
  return inOrder(locale, day, shorten(month))
}

/** `Sabtu, 21 November 2026` / `Saturday, November 21, 2026`. */
export function formatDateLong(locale: Locale, value: string): string {
  return `${formatWeekday(locale, value)}, ${formatDate(locale, value)}`
}

/** `Sabtu` / `Saturday`. */
export function formatWeekday(locale: Locale, value: string): string {
  return names[locale].weekdays[new Date(toDay(value)).getUTCDay()] ?? ''
}

/** Day, short month and year separately, for a date block. */
export function formatDateParts(
  locale: Locale,
  value: string,
): { readonly day: string; readonly month: string; readonly year: string } {
  const { month, ...parts } = dateParts(locale, value)
  return { ...parts, month: shorten(month) }
}

/** `190 kB`, `1,2 MB`. */
export function formatFileSize(locale: Locale, bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(locale, Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${formatNumber(locale, bytes / 1_000_000, 1)} MB`
}

/** The calendar day in Western Indonesia. */
function toDay(value: string): string {
  return value.length === 10 ? value : dayInJakarta(new Date(value))
}
