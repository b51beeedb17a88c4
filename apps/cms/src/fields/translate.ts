import type { Bilingual } from './bilingual.ts'

/** A request or validation options with the admin's language; without one, texts are Indonesian. */
export type Asker = { req?: { i18n?: { language?: string } } }

/** The text in the language of the admin. */
export function say({ req }: Asker, sentence: Bilingual): string {
  return req?.i18n?.language === 'en' ? sentence.en : sentence.id
}

export const required: Bilingual = { id: 'Wajib diisi.', en: 'Required.' }

export const tickerForm: Bilingual = {
  id: 'Empat huruf besar seperti di bursa, misalnya BQNS.',
  en: 'Four capital letters as on the exchange, such as BQNS.',
}
