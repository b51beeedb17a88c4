import type { Bilingual } from './bilingual.ts'

/** A request or validation options with the admin's language; without one, texts are Indonesian. */
export type RequestLike = { req?: { i18n?: { language?: string } } }

/** The text in the language of the admin. */
export function translate({ req }: RequestLike, text: Bilingual): string {
  return req?.i18n?.language === 'en' ? text.en : text.id
}

export const required: Bilingual = { id: 'Wajib diisi.', en: 'Required.' }

export const tickerForm: Bilingual = {
  id: 'Empat atau lima huruf besar seperti di bursa, misalnya BQNS.',
  en: 'Four or five capital letters as on the exchange, such as BQNS.',
}
