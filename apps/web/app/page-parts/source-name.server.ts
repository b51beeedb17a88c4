import type { Locale } from '#app/i18n/locales.ts'

const kinds = [
  [/\bUU (?=\d)/g, 'Law '],
  [/\bPP (?=\d)/g, 'Government Regulation '],
  [/\bPMK (?=\d)/g, 'Minister of Finance Regulation '],
  [/\bPOJK (?=\d)/g, 'OJK Regulation '],
  [/ Pasal (?=\d)/g, ', article '],
] as const

/** The number of a law or regulation, with its kind in the language of the page. */
export function nameSource(locale: Locale, source: string): string {
  if (locale === 'id') return source
  return kinds.reduce((name, [kind, english]) => name.replaceAll(kind, english), source)
}
