import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  noSanctionNote,
  notationKind,
  notationListDate,
  notationMeaning,
} from '#app/market/notation-meanings.server.ts'

const id = {
  title: (letters: string) => `Notasi khusus bursa: ${letters}`,
  unknown: 'Artinya belum ada di daftar kami. Lihat daftar notasi khusus di idx.co.id.',
  asOf: (date: string) => `Notasi per ${date}.`,
  source: (date: string) => `Arti menurut daftar Bursa Efek Indonesia per ${date}.`,
}
const en: typeof id = {
  title: (letters) => `Special notations of the exchange: ${letters}`,
  unknown: 'Its meaning is not in our list yet. See the list of special notations on idx.co.id.',
  asOf: (date) => `Notations as of ${date}.`,
  source: (date) => `Meanings from the list of the Indonesia Stock Exchange as of ${date}.`,
}
const notationCopy = { id, en }

export type NotationNotice = NonNullable<ReturnType<typeof writeNotationNotice>>

/** The letters that the exchange added to a ticker, in words; null if it has none. */
export function writeNotationNotice(locale: Locale, codes: readonly string[], asOf: string | null) {
  if (codes.length === 0) return null
  const words = notationCopy[locale]
  const note = noSanctionNote(locale, codes)
  return {
    title: words.title(codes.join(', ')),
    /** A warning; without one, the letters are a disclosure. */
    isCaution: codes.some((code) => notationKind(code) === 'caution'),
    meanings: codes.map((code) => ({ code, meaning: notationMeaning(locale, code) ?? words.unknown })),
    note: [
      ...(note ? [note] : []),
      ...(asOf ? [words.asOf(formatDate(locale, asOf))] : []),
      words.source(formatDate(locale, notationListDate)),
    ].join(' '),
  }
}
