import { type EconomyValue, economySeries } from '@site/contracts/content/economy.ts'
import { economyNames } from '@site/contracts/content/economy-names.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import { formatDate, formatNumber, formatRate, formatRupiah } from '#app/i18n/format.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { findInForce, isOutdated } from './economy-values.ts'

const id = {
  asOf: (day: string) => `per ${day}`,
  old: 'belum diperbarui',
  points: (change: string) => `${change} poin persen`,
  unchanged: 'tetap',
  up: 'naik',
  down: 'turun',
  next: (day: string) => `berikutnya ${day}`,
  source: (list: string) => `Sumber: ${list}.`,
}
const en: typeof id = {
  asOf: (day) => `as of ${day}`,
  old: 'not updated yet',
  points: (change) => `${change} percentage points`,
  unchanged: 'unchanged',
  up: 'up',
  down: 'down',
  next: (day) => `next ${day}`,
  source: (list) => `Source: ${list}.`,
}
const copy = { id, en }

export type ShownEconomy = ReturnType<typeof describeEconomy>

/** The parts of the site that the strip needs. */
interface EconomySite {
  readonly locale: Locale
  readonly now: Date
  readonly content: { economy(): Promise<readonly EconomyValue[]> }
  readonly market: { holidays(): Promise<{ readonly holidays: readonly Holiday[] }> }
  orNull<Value>(value: Promise<Value>): Promise<Value | null>
}

export async function loadEconomy({ locale, now, content, market, orNull }: EconomySite) {
  const [values, closed] = await Promise.all([orNull(content.economy()), orNull(market.holidays())])
  return describeEconomy(locale, values ?? [], dayInJakarta(now), closed?.holidays ?? [])
}

/** The values in force on a day, in words; a series without one is left out. */
export function describeEconomy(
  locale: Locale,
  values: readonly EconomyValue[],
  day: string,
  holidays: readonly Holiday[],
) {
  const closed = holidays.map(({ date }) => date)
  const found = economySeries.flatMap((series) => findInForce(values, series, day) ?? [])
  return {
    cells: found.map(({ value, before }) =>
      describeCell(locale, value, before, { day, isOld: isOutdated(value, day, closed) }),
    ),
    sources: listSources(
      locale,
      found.map(({ value }) => value),
    ),
  }
}

function describeCell(
  locale: Locale,
  value: EconomyValue,
  before: EconomyValue | null,
  { day, isOld }: { day: string; isOld: boolean },
) {
  const words = copy[locale]
  const { series, reference, nextDate } = value
  const { isMonthly, ...name } = economyNames[series]
  const asOf = isMonthly ? formatMonth(locale, reference.slice(0, 7)) : formatDate(locale, reference)
  const hasNext = nextDate !== null && nextDate >= day && !isOld
  return {
    series,
    name: name[locale],
    value: formatValue(locale, value),
    /** No arrow without a value before, and none beside an old value. */
    change: isOld || before === null ? null : describeChange(locale, value, before),
    asOf: isOld ? `${words.asOf(asOf)}, ${words.old}` : words.asOf(asOf),
    /** Empty if the next release is not known. */
    next: hasNext ? words.next(formatDate(locale, nextDate)) : '',
  }
}

function formatValue(locale: Locale, { series, value }: Pick<EconomyValue, 'series' | 'value'>): string {
  return series === 'usdIdr'
    ? formatRupiah(locale, value, Number.isInteger(value) ? 0 : 2)
    : formatRate(locale, value)
}

/** A higher rate is neither good nor bad, so that the direction has no color. */
function describeChange(locale: Locale, { series, value }: EconomyValue, before: EconomyValue) {
  const words = copy[locale]
  // Two decimals, so that 4.75 less 4.5 is 0.25.
  const moved = Math.round((value - before.value) * 100) / 100
  if (moved === 0) return { arrow: '', direction: '', text: words.unchanged }
  const amount = Math.abs(moved)
  return {
    arrow: moved > 0 ? '▲' : '▼',
    direction: moved > 0 ? words.up : words.down,
    text:
      series === 'usdIdr'
        ? formatValue(locale, { series, value: amount })
        : words.points(formatNumber(locale, amount, 2)),
  }
}

/** `Sumber: Bank Indonesia (BI-Rate, Kurs dolar AS); BPS (Inflasi tahunan).`; without names if all are from one. */
function listSources(locale: Locale, values: readonly EconomyValue[]): string {
  const sources = [...new Set(values.map(({ source }) => source))]
  const list = sources.map((source) => {
    const names = values.flatMap((value) =>
      value.source === source ? economyNames[value.series][locale] : [],
    )
    return sources.length === 1 ? source : `${source} (${names.join(', ')})`
  })
  return list.length === 0 ? '' : copy[locale].source(list.join('; '))
}
