import { isDay } from '@site/contracts/market/query.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { decimalsOf, formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { toolErrors } from './tool-errors.ts'
import { type FieldError, MAX_TYPED, type ToolForm } from './tool-form.ts'

interface NumberRule {
  readonly kind: 'rupiah' | 'whole' | 'percent' | 'times'
  readonly min: number
  readonly max: number
  /** The most decimals; 0 if not given. */
  readonly places?: number
  /** For an address without this field. */
  readonly initial: number | null
  readonly isOptional?: boolean
}

const countedUnit = /\s*(?:lots?|lembar|saham|shares?|hari|days?|bulan|months?)$/i

/**
 * Reads the fields of a calculator from the address of a GET form, and collects their errors. Each method returns the
 * value, or null for an empty optional or an invalid field.
 */
export class ToolFormReader {
  readonly #locale: Locale
  readonly #search: URLSearchParams
  readonly #shown = new Map<string, string>()
  readonly #errors: FieldError[] = []

  constructor(locale: Locale, search: URLSearchParams) {
    this.#locale = locale
    this.#search = search
  }

  number(name: string, rule: NumberRule): number | null {
    const locale = this.#locale
    const { kind, min, max, places = 0, initial, isOptional = false } = rule
    const text = this.#typed(name, initial === null ? '' : plainText(locale, initial))
    if (text === '') return isOptional ? null : this.#fail(name, toolErrors[locale].required)
    const plain =
      kind === 'whole'
        ? plainNumberText(locale, 'rupiah', text.replace(countedUnit, ''))
        : plainNumberText(locale, kind, text)
    const match = plain?.match(/^[0-9]+(?:\.([0-9]*))?$/)
    const value = Number(match?.[0])
    const decimals = match?.[1]?.replace(/0+$/, '').length ?? 0
    if (!match || value < min || value > max || decimals > places) {
      const ends = [formatNumber(locale, min, places), formatNumber(locale, max, places)] as const
      return this.#fail(name, toolErrors[locale].range(...ends, places))
    }
    this.#shown.set(name, plainText(locale, value))
    return value
  }

  /** The first choice for an address without this field. */
  choice<const Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    const text = this.#typed(name, values[0])
    const found = values.find((value) => value === text)
    if (found === undefined) this.#fail(name, toolErrors[this.#locale].choice)
    return found ?? values[0]
  }

  day(
    name: string,
    { initial, min, isOptional = false }: { initial: string; min: string; isOptional?: boolean },
  ): string | null {
    const text = this.#typed(name, initial)
    const { required, day } = toolErrors[this.#locale]
    if (text === '') return isOptional ? null : this.#fail(name, required)
    return isDay(text) && text >= min ? text : this.#fail(name, day(formatDate(this.#locale, min)))
  }

  /** An optional ticker, in capitals. */
  ticker(name: string): string | null {
    const text = this.#typed(name, '')
    const ticker = text.toUpperCase()
    if (text === '') return null
    if (!isTicker(ticker)) return this.#fail(name, toolErrors[this.#locale].ticker)
    this.#shown.set(name, ticker)
    return ticker
  }

  /** Fills a field that the visitor left to the site. */
  show(name: string, value: number | null): void {
    this.#shown.set(name, value === null ? '' : plainText(this.#locale, value))
  }

  /** An error that depends on several fields or on data. */
  fail(name: string, message: string): void {
    this.#fail(name, message)
  }

  form(): Pick<ToolForm, 'isSubmitted' | 'shown' | 'errors'> {
    const names = [...this.#shown.keys()]
    return {
      isSubmitted: names.some((name) => this.#search.has(name)),
      shown: Object.fromEntries(this.#shown),
      errors: this.#errors.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)),
    }
  }

  /** A repeated field is one text, which is no valid value. */
  #typed(name: string, initial: string): string {
    const texts = this.#search.getAll(name)
    const text = texts.length === 0 ? initial : texts.join(' / ').slice(0, MAX_TYPED)
    this.#shown.set(name, text)
    return text.trim()
  }

  #fail(name: string, message: string): null {
    this.#errors.push({ name, message })
    return null
  }
}

/** A number as a visitor types it: `4.120`, `6,25`. */
function plainText(locale: Locale, value: number): string {
  return formatNumber(locale, value, decimalsOf(value))
}
