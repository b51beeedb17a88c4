import type { DocumentPart, DocumentSection } from '@site/pdf/text-document.ts'
import type { Locale } from '#app/i18n/locales.ts'

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
