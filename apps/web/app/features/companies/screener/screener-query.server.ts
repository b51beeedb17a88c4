import {
  boundDecimals,
  boundDigits,
  type ScreenedFigure,
  type ScreenerSortOption,
  screenedSectors,
  screenerSortOptions,
} from '@site/contracts/market/screener.ts'
import { boardCodes, indexCodePattern } from '@site/contracts/market/values.ts'
import { parseOption } from '#app/features/companies/parse-option.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { defaultSort, MAX_TYPED } from './screener-limits.ts'

type RangeKind = 'times' | 'percent' | 'rupiah'

interface RangeEnd {
  /** The text of the field: the number as parsed, or what was typed if it is not a number. */
  readonly text: string
  /** null: open, or not a number. */
  readonly value: number | null
}

export interface ScreenerRange {
  readonly figure: ScreenedFigure
  readonly kind: RangeKind
  readonly min: RangeEnd
  readonly max: RangeEnd
  readonly error: { readonly end: 'min' | 'max'; readonly reason: 'number' | 'reversed' } | null
}

const flags = ['true', 'false'] as const

export interface ScreenerRequest {
  readonly ranges: readonly ScreenerRange[]
  /** The code of a sector or of one of its sub-sectors. */
  readonly sector: (typeof screenedSectors)[number] | null
  readonly board: (typeof boardCodes)[number] | null
  /** An index code; the market data contains the existing ones. */
  readonly index: string | null
  readonly sharia: (typeof flags)[number] | null
  /** Whether the ticker has a special notation. */
  readonly notation: (typeof flags)[number] | null
  readonly sort: ScreenerSortOption
  /** The URL has an unknown choice. */
  readonly isUnknown: boolean
}

/** In the order of the form. */
const rangeKinds = [
  ['per', 'times'],
  ['pbv', 'times'],
  ['roe', 'percent'],
  ['der', 'times'],
  ['dividendYield', 'percent'],
  ['marketValue', 'rupiah'],
  ['revenueGrowth', 'percent'],
  ['profitGrowth', 'percent'],
] as const satisfies readonly (readonly [ScreenedFigure, RangeKind])[]

export function parseScreenerRequest(locale: Locale, search: URLSearchParams): ScreenerRequest {
  // The form sends empty fields, e.g. `sector=`.
  const given = (name: string) => search.get(name)?.trim().slice(0, MAX_TYPED) || null
  const sector = parseOption(screenedSectors, given('sector'))
  const board = parseOption(boardCodes, given('board'))
  const sharia = parseOption(flags, given('sharia'))
  const notation = parseOption(flags, given('notation'))
  const sort = parseOption(screenerSortOptions, given('sort'))
  const index = search.get('index')?.trim() || null
  const isCode = index === null || indexCodePattern.test(index)
  return {
    ranges: rangeKinds.map(([figure, kind]) =>
      toRange(figure, kind, {
        min: parseRangeEnd(locale, kind, given(`${figure}Min`)),
        max: parseRangeEnd(locale, kind, given(`${figure}Max`)),
      }),
    ),
    sector: sector ?? null,
    board: board ?? null,
    index: isCode ? index : null,
    sharia: sharia ?? null,
    notation: notation ?? null,
    sort: sort ?? defaultSort,
    isUnknown: [sector, board, sharia, notation, sort].includes(undefined) || !isCode,
  }
}

function toRange(
  figure: ScreenedFigure,
  kind: RangeKind,
  { min, max }: Pick<ScreenerRange, 'min' | 'max'>,
): ScreenerRange {
  const invalidEnd = isInvalid(min) ? 'min' : isInvalid(max) ? 'max' : null
  const isReversed = min.value !== null && max.value !== null && max.value < min.value
  const error = invalidEnd
    ? ({ end: invalidEnd, reason: 'number' } as const)
    : isReversed
      ? ({ end: 'max', reason: 'reversed' } as const)
      : null
  return { figure, kind, min, max, error }
}

function isInvalid({ text, value }: RangeEnd): boolean {
  return text !== '' && value === null
}

/** The market service rejects numbers with more digits or decimals. */
const LEAST_REJECTED = 10 ** boundDigits
const PRECISION = 10 ** boundDecimals

function parseRangeEnd(locale: Locale, kind: RangeKind, typed: string | null): RangeEnd {
  const plain = plainNumberText(locale, kind === 'percent' ? 'largePercent' : kind, typed ?? '')
  if (plain === '') {
    return { text: '', value: null }
  }
  const number = Number(plain ?? Number.NaN)
  if (!(Math.abs(number) < LEAST_REJECTED)) {
    return { text: typed ?? '', value: null }
  }
  const value = kind === 'rupiah' ? Math.round(number) : Math.round(number * PRECISION) / PRECISION
  return { text: boundText(locale, kind, value), value }
}

const magnitudes = [
  { value: 1e12, id: 'T', en: 'T' },
  { value: 1e9, id: 'M', en: 'B' },
  { value: 1e6, id: 'jt', en: 'M' },
] as const

/** A number as people type it, which parses to the same number: `1,5`, `10 T`. */
function boundText(locale: Locale, kind: RangeKind, value: number): string {
  const magnitude =
    kind === 'rupiah'
      ? magnitudes.find((each) => Math.abs(value) >= each.value && value % (each.value / PRECISION) === 0)
      : undefined
  const number = String(magnitude ? value / magnitude.value : value)
  const local = locale === 'id' ? number.replace('.', ',') : number
  return magnitude ? `${local} ${magnitude[locale]}` : local
}

export function hasRangeErrors({ ranges }: Pick<ScreenerRequest, 'ranges'>): boolean {
  return ranges.some(({ error }) => error !== null)
}

/** The number of filters in use. */
export function activeCount({ ranges, sector, board, index, sharia, notation }: ScreenerRequest): number {
  const isUsed = ({ min, max }: ScreenerRange) => min.text !== '' || max.text !== ''
  return (
    ranges.filter(isUsed).length +
    [sector, board, index, sharia, notation].filter((choice) => choice !== null).length
  )
}

/** A bound with three decimals gets a fourth, because `1.125` is over a thousand in Indonesian. */
function plainBound({ value }: RangeEnd): number | string | null {
  return value !== null && /\.[0-9]{3}$/.test(String(value)) ? value.toFixed(4) : value
}

/** The parameters of the request with plain numbers, which mean the same in both languages and in the market service. */
export function toScreenerQuery({
  ranges,
  sector,
  board,
  index,
  sharia,
  notation,
  sort,
}: ScreenerRequest): Query {
  const ends = ranges.flatMap(({ figure, min, max }) => [
    [`${figure}Min`, plainBound(min)] as const,
    [`${figure}Max`, plainBound(max)] as const,
  ])
  return {
    ...Object.fromEntries(ends),
    sector,
    board,
    index,
    sharia,
    notation,
    sort: sort === defaultSort ? null : sort,
  }
}
