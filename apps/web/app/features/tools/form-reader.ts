import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { toolsCopy } from './tools-copy.ts'

interface NumberField {
  /** `amount` is in rupiah; a `count` is of lots, shares or days. */
  readonly kind: 'amount' | 'percent' | 'count'
  readonly min: number
  readonly max: number
  /** Decimal places; default 0, for percentages 2. */
  readonly places?: number
  readonly isOptional?: true
}

type FieldSpec =
  | NumberField
  | { readonly kind: 'day'; readonly isOptional?: true }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'lines'; readonly maxLines: number }

/** The fields of one form with their limits, in order. */
export type FormSpec = Readonly<Record<string, FieldSpec>>

export type FieldWords<Spec extends FormSpec> = Readonly<
  Record<
    keyof Spec & string,
    { readonly label: string; readonly hint?: string; readonly options?: Readonly<Record<string, string>> }
  >
>

export interface FieldError {
  readonly code: string
  readonly message: string
}

/** A field as the page shows it. */
export interface ShownField {
  readonly name: string
  readonly kind: FieldSpec['kind']
  readonly label: string
  readonly hint: string | null
  readonly isOptional: boolean
  /** As typed while the form has errors, otherwise in the notation of the language. */
  readonly text: string
  readonly error: FieldError | null
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

const plainNumber = /^-?[0-9]+(?:\.([0-9]*))?$/

const dayPattern = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return dayPattern.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function placesOf({ kind, places = kind === 'percent' ? 2 : 0 }: NumberField): number {
  return places
}

/**
 * Reads and validates a form from the query of a URL; without any of its fields, the examples. Each field has at most
 * one error: required, numeric, min, max, decimals (integer), in this order, then those of `reject`.
 */
export function readForm<Spec extends FormSpec>(
  locale: Locale,
  spec: Spec,
  words: FieldWords<Spec>,
  search: URLSearchParams,
  examples: Readonly<Partial<Record<keyof Spec & string, string | number>>>,
) {
  type Name = keyof Spec & string
  const messages = toolsCopy[locale].errors
  const isSubmitted = Object.keys(spec).some((name) => search.has(name))
  const typed = new Map<string, string>()
  const numbers = new Map<string, number>()
  const errors = new Map<string, FieldError>()
  const given: Readonly<Partial<Record<string, string | number>>> = examples
  for (const [name, field] of Object.entries(spec)) {
    const texts = isSubmitted ? search.getAll(name) : [String(given[name] ?? '')]
    const text = texts.join(' ')
    typed.set(name, text)
    const { label = name } = wordsOf(name)
    const fail = (code: keyof typeof messages, limit = 0) =>
      errors.set(name, { code, message: messages[code](label, formatNumber(locale, limit, decimals(limit))) })
    if (field.kind === 'choice') {
      if (text !== '' && !field.choices.includes(text)) fail('unknown')
    } else if (field.kind === 'flag') {
      if (!['', 'true'].includes(text)) fail('unknown')
    } else if (text.trim() === '') {
      if (!('isOptional' in field)) fail('required')
    } else if (field.kind === 'day') {
      if (!isDay(text)) fail('day')
    } else if (field.kind === 'lines') {
      if (text.trim().split('\n').length > field.maxLines) fail('lines', field.maxLines)
    } else {
      const kind = field.kind === 'percent' ? 'percent' : 'rupiah'
      // Examples are plain numbers already.
      const plain = isSubmitted ? plainNumberText(locale, kind, text) : text
      const match = texts.length === 1 && plain !== null ? plainNumber.exec(plain) : null
      const value = Number(match?.[0])
      const places = (match?.[1] ?? '').replace(/0+$/, '').length
      if (match === null) fail('numeric')
      else if (value < field.min) fail('min', field.min)
      else if (value > field.max) fail('max', field.max)
      else if (places > placesOf(field)) fail(placesOf(field) === 0 ? 'integer' : 'decimals', placesOf(field))
      else numbers.set(name, value)
    }
  }

  function wordsOf(name: string): FieldWords<FormSpec>[string] {
    const all: FieldWords<FormSpec> = words
    return all[name] ?? { label: name }
  }

  return {
    isSubmitted,
    /** NaN where it is missing, which `hasErrors` excludes for a required field. */
    number: (name: Name): number => numbers.get(name) ?? Number.NaN,
    optional: (name: Name): number | null => numbers.get(name) ?? null,
    text: (name: Name): string => typed.get(name)?.trim() ?? '',
    flag: (name: Name): boolean => typed.get(name) === 'true',
    choice: <Choice extends string>(name: Name, choices: readonly [Choice, ...Choice[]]): Choice =>
      choices.find((choice) => choice === typed.get(name)) ?? choices[0],
    /** Adds the error of a rule between fields, unless the field has one. */
    reject(name: Name, code: string, message: string): void {
      if (!errors.has(name)) errors.set(name, { code, message })
    },
    hasErrors: (): boolean => errors.size > 0,
    fields: (): readonly ShownField[] =>
      Object.entries(spec).map(([name, field]) => {
        const { label, hint = null, options = {} } = wordsOf(name)
        const value = errors.size === 0 ? numbers.get(name) : undefined
        return {
          name,
          kind: field.kind,
          label,
          hint,
          isOptional: 'isOptional' in field,
          text: value === undefined ? (typed.get(name) ?? '') : formatNumber(locale, value, decimals(value)),
          error: errors.get(name) ?? null,
          options:
            field.kind === 'choice'
              ? field.choices.map((choice) => ({ value: choice, text: options[choice] ?? choice }))
              : [],
        }
      }),
  }
}

export type ReadForm = Pick<ReturnType<typeof readForm>, 'isSubmitted' | 'hasErrors' | 'fields'>

/** Decimal places that a number is written with. */
export function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}
