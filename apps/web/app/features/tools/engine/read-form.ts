import type { Locale } from '#app/i18n/locales.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import {
  type FieldExample,
  type FieldSpec,
  formatEntry,
  formatExample,
  isNumber,
  readField,
} from '#app/page-parts/read-field.ts'
import { type FieldError, type FieldView, MAX_TYPED } from './tool-form.ts'
import type { ToolEntries } from './tool-query.ts'

/** The fields of one form with their limits, in order. */
export type FormSpec = Readonly<Record<string, FieldSpec>>

interface FieldWords {
  readonly label: string
  readonly hint?: string
  readonly options?: Readonly<Record<string, string>>
}

interface FigureReturn {
  readonly name: string
  readonly label: string
}

/** Reads a form from the query of an address. `examples` are for the fields that the address lacks. */
export function readForm<Spec extends FormSpec>(
  locale: Locale,
  spec: Spec,
  words: Readonly<Record<keyof Spec & string, FieldWords>>,
  search: URLSearchParams,
  examples: Readonly<Partial<Record<keyof Spec & string, FieldExample>>>,
) {
  type Name = keyof Spec & string
  const allWords: Readonly<Record<string, FieldWords>> = words
  const allExamples: Readonly<Record<string, FieldExample>> = examples
  const names = Object.keys(spec)
  const fields: FieldView[] = []
  const borrowed: string[] = []
  const remarks: string[] = []
  const returns: FigureReturn[] = []
  let source = ''
  const errors: FieldError[] = []
  const entries: ToolEntries[number][] = []
  const shown = new Map<string, string>()
  const values = new Map<string, number | string | null>()
  for (const [name, field] of Object.entries(spec)) {
    const { kind } = field
    const fieldWords = allWords[name] ?? { label: name }
    const example = allExamples[name] ?? null
    const isOptional = kind === 'ticker' || ('isOptional' in field && field.isOptional)
    fields.push(isOptional ? { name, kind, ...fieldWords, isOptional } : { name, kind, ...fieldWords })
    const isBorrowed = kind !== 'choice' && kind !== 'ticker' && example !== null && !search.has(name)
    if (isBorrowed) borrowed.push(fieldWords.label)
    // A repeated field is one text, which is no valid value.
    const typed = search.has(name)
      ? search
          .getAll(name)
          .join(' / ')
          .slice(0, kind === 'ticker' ? MAX_COMPANY_TEXT : MAX_TYPED)
      : formatExample(locale, field, example)
    const read = readField(locale, field, typed.trim(), example)
    values.set(name, read.value)
    shown.set(name, read.shown ?? typed)
    if (read.error !== undefined) errors.push({ name, message: read.error })
    // An invalid number may be valid in the other language, as another one.
    const kept = read.error === undefined ? (read.value ?? '') : isNumber(field) ? '' : typed
    if (search.has(name)) entries.push([name, kept])
  }
  const isSubmitted = names.some((name) => search.has(name))

  function optional(name: Name): number | null {
    const value = values.get(name)
    return typeof value === 'number' ? value : null
  }

  function text(name: Name): string {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }

  return {
    isSubmitted,
    /** null for an empty or invalid field. */
    optional,
    /** NaN for an empty or invalid field; `hasErrors` excludes it for a required one. */
    number: (name: Name): number => optional(name) ?? Number.NaN,
    text,
    choice<Choice extends string>(name: Name, choices: readonly [Choice, ...Choice[]]): Choice {
      return choices.find((choice) => choice === text(name)) ?? choices[0]
    },
    /** Fills an empty number; an invalid entry stays beside its error. */
    fill(name: Name, value: number): void {
      if (errors.some((error) => error.name === name)) return
      values.set(name, value)
      shown.set(name, formatEntry(locale, value))
    },
    /** Adds the error of a rule between fields, unless the field has one; `other` is the field that causes it. */
    reject(name: Name, message: string, other?: Name): void {
      if (errors.some((error) => error.name === name)) return
      errors.push(other === undefined ? { name, message } : { name, message, other })
    },
    /** Adds a sentence that the result needs, such as a price that is not the share's. */
    remark(sentence: string): void {
      remarks.push(sentence)
    },
    /** Names the price of the share that the result is for. */
    nameSource(text: string): void {
      source = text
    },
    /** Adds a link that leaves an entry to the share again. */
    offerReturn(name: Name, label: string): void {
      returns.push({ name, label })
    },
    hasErrors: (): boolean => errors.length > 0,
    /** What the page shows. */
    describe: () => ({
      isSubmitted,
      fields,
      shown: Object.fromEntries(shown),
      errors: errors.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)),
      borrowed,
      remarks,
      source,
      returns,
      entries,
    }),
  }
}

export type ReadForm = Pick<ReturnType<typeof readForm>, 'describe' | 'hasErrors'>
