import type { Locale } from '#app/i18n/locales.ts'

export type DocumentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sentences'; readonly texts: readonly string[] }
  | {
      readonly kind: 'table'
      /** Empty: each row is a name and its value. */
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface DocumentSection {
  readonly title: string
  readonly parts: readonly DocumentPart[]
}

/** The text of a RIPLAY or a fund summary, before it is laid out. */
export interface ProductDocument {
  readonly locale: Locale
  readonly heading: string
  readonly title: string
  readonly summary: string
  /** The day of the version. */
  readonly version: string
  readonly sections: readonly DocumentSection[]
}

export const createTextPart = (text: string): DocumentPart => ({ kind: 'text', text })
export const createSentencesPart = (texts: readonly string[]): DocumentPart => ({ kind: 'sentences', texts })
export const createFactsPart = (rows: readonly (readonly [string, string])[]): DocumentPart => ({
  kind: 'table',
  head: [],
  rows,
})
