import type { Locale } from '#app/i18n/locales.ts'
import type { FieldView } from './field-view.ts'
import { ToolFormReader } from './tool-form-reader.ts'

interface NumberField {
  readonly kind: 'rupiah' | 'whole' | 'percent'
  readonly min: number
  readonly max: number
  readonly places?: number
  readonly isOptional?: true
  /** Empty, it is filled from the ticker. */
  readonly isFilled?: true
}

type FieldSpec =
  | NumberField
  | { readonly kind: 'day'; readonly min: string; readonly isOptional?: true }
  | { readonly kind: 'choice'; readonly choices: readonly [string, ...string[]] }
  | { readonly kind: 'ticker' }

/** The fields of one form with their limits, in order. */
export type FormSpec = Readonly<Record<string, FieldSpec>>

interface FieldWords {
  readonly label: string
  readonly hint?: string
  readonly options?: Readonly<Record<string, string>>
}

/**
 * Reads a form from the query of an address. `initial` holds the examples for fields that the address lacks, as numbers
 * or as text of choices and days.
 */
export function readForm<Spec extends FormSpec>(
  locale: Locale,
  spec: Spec,
  words: Readonly<Record<keyof Spec & string, FieldWords>>,
  search: URLSearchParams,
  initial: Readonly<Partial<Record<keyof Spec & string, number | string | null>>>,
) {
  type Name = keyof Spec & string
  const reader = new ToolFormReader(locale, search)
  const numbers = new Map<string, number>()
  const texts = new Map<string, string>()
  const examples: Readonly<Partial<Record<string, number | string | null>>> = initial
  const allWords: Readonly<Record<string, FieldWords>> = words
  const views: FieldView[] = []
  const borrowed: string[] = []
  const remarks: string[] = []
  for (const [name, field] of Object.entries(spec)) {
    const { label = name, hint, options = {} } = allWords[name] ?? {}
    const example = examples[name] ?? null
    const isOptional = field.kind === 'ticker' || ('isOptional' in field && field.isOptional)
    views.push({ name, kind: field.kind, label, hint, options, isOptional })
    const isTyped = field.kind === 'choice' || field.kind === 'ticker' || search.has(name)
    if (!isTyped && example !== null) borrowed.push(label)
    if (field.kind === 'choice') {
      const [first, ...rest] = field.choices
      const isKnown = field.choices.some((choice) => choice === example)
      const initialChoice = isKnown && typeof example === 'string' ? example : first
      texts.set(name, reader.choice(name, [initialChoice, first, ...rest]))
    } else if (field.kind === 'day') {
      texts.set(name, reader.day(name, { initial: String(example ?? ''), min: field.min, isOptional }) ?? '')
    } else if (field.kind === 'ticker') {
      texts.set(name, reader.ticker(name) ?? '')
    } else {
      const value = reader.number(name, {
        ...field,
        initial: typeof example === 'number' ? example : null,
        isOptional: isOptional || ('isFilled' in field && field.isFilled),
      })
      if (value !== null) numbers.set(name, value)
    }
  }
  return {
    /** NaN for an empty or invalid field; `hasErrors` excludes it for a required one. */
    number(name: Name): number {
      return numbers.get(name) ?? Number.NaN
    },
    optional(name: Name): number | null {
      return numbers.get(name) ?? null
    },
    text(name: Name): string {
      return texts.get(name) ?? ''
    },
    choice<Choice extends string>(name: Name, choices: readonly [Choice, ...Choice[]]): Choice {
      return choices.find((choice) => choice === texts.get(name)) ?? choices[0]
    },
    /** Fills an empty number. */
    fill(name: Name, value: number): void {
      numbers.set(name, value)
      reader.show(name, value)
    },
    /** Adds the error of a rule between fields, unless the field has one. */
    reject(name: Name, message: string): void {
      if (!reader.form().errors.some((error) => error.name === name)) reader.fail(name, message)
    },
    /** Adds a sentence that the result needs, such as a price that is not the share's. */
    remark(sentence: string): void {
      remarks.push(sentence)
    },
    hasErrors: (): boolean => reader.form().errors.length > 0,
    form: () => ({ ...reader.form(), fields: views, borrowed, remarks }),
  }
}

export type ReadForm = Pick<ReturnType<typeof readForm>, 'form' | 'hasErrors'>
