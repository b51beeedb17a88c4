import { isDay } from '@site/contracts/market/query.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { countDecimals, formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { entryErrors } from './entry-errors.ts'

interface NumberSpec {
  readonly kind: 'rupiah' | 'whole' | 'percent'
  readonly min: number
  readonly max: number
  /** The most decimals; 0 if not given. */
  readonly places?: number
  readonly isOptional?: true
  /** Empty, it is filled from the ticker. */
  readonly isFilled?: true
}

interface DaySpec {
  readonly kind: 'day'
  readonly min: string
  readonly isOptional?: true
}

interface ChoiceSpec {
  readonly kind: 'choice'
  readonly choices: readonly [string, ...string[]]
}

/** A field with its limits. A ticker is optional. */
export type FieldSpec = NumberSpec | DaySpec | ChoiceSpec | { readonly kind: 'ticker' }

/** Lots of a form: a billion shares, whose value at the highest price is still an exact number. */
export const lotsField = { kind: 'whole', min: 1, max: 10_000_000 } as const

/** The example of a field: a number, or the text of a choice or day. */
export type FieldExample = number | string | null | undefined

interface FieldReading {
  /** null for an empty optional or an invalid field. */
  readonly value: number | string | null
  /** In the notation of the language, if it differs from what was typed. */
  readonly shown?: string
  readonly error?: string
}

export function isNumber(field: FieldSpec): field is NumberSpec {
  return field.kind === 'rupiah' || field.kind === 'whole' || field.kind === 'percent'
}

/** What a field shows in an address without it. */
export function formatExample(locale: Locale, field: FieldSpec, example: FieldExample): string {
  switch (field.kind) {
    case 'ticker':
      return ''
    case 'choice':
      return field.choices.find((choice) => choice === example) ?? field.choices[0]
    case 'day':
      return String(example ?? '')
    default:
      return typeof example === 'number' ? formatEntry(locale, example) : ''
  }
}

/** A number as a visitor types it: `4.120`, `6,25`. */
export function formatEntry(locale: Locale, value: number): string {
  return formatNumber(locale, value, countDecimals(value))
}

/** @param text trimmed */
export function readField(
  locale: Locale,
  field: FieldSpec,
  text: string,
  example: FieldExample,
): FieldReading {
  const errors = entryErrors[locale]
  switch (field.kind) {
    case 'ticker': {
      if (text === '') return { value: null }
      const ticker = parseTypedTicker(text)
      return ticker === null ? { value: null, error: errors.ticker } : { value: ticker, shown: ticker }
    }
    case 'choice':
      return field.choices.includes(text)
        ? { value: text }
        : { value: formatExample(locale, field, example), error: errors.choice }
    case 'day':
      if (text === '') return readEmpty(locale, field.isOptional)
      return isDay(text) && text >= field.min
        ? { value: text }
        : { value: null, error: errors.day(formatDate(locale, field.min)) }
    default:
      if (text === '') return readEmpty(locale, field.isOptional ?? field.isFilled)
      return readNumber(locale, field, text)
  }
}

function readEmpty(locale: Locale, mayBeEmpty = false): FieldReading {
  return mayBeEmpty ? { value: null } : { value: null, error: entryErrors[locale].required }
}

const countedUnit = /\s*(?:lots?|lembar|saham|shares?|hari|days?|bulan|months?)$/i

function readNumber(locale: Locale, { kind, min, max, places = 0 }: NumberSpec, text: string): FieldReading {
  const plain =
    kind === 'whole'
      ? plainNumberText(locale, 'rupiah', text.replace(countedUnit, ''))
      : plainNumberText(locale, kind, text)
  const match = plain?.match(/^[0-9]+(?:\.([0-9]*))?$/)
  const value = Number(match?.[0])
  const decimals = match?.[1]?.replace(/0+$/, '').length ?? 0
  if (!match || value < min || value > max || decimals > places) {
    const ends = [formatNumber(locale, min, places), formatNumber(locale, max, places)] as const
    return { value: null, error: entryErrors[locale].range(...ends, places) }
  }
  return { value, shown: formatEntry(locale, value) }
}
