import type { Bilingual } from './bilingual.ts'

/** Whoever asks: the admin's own language decides, and tools without one get Indonesian. */
export type Asker = { req?: { i18n?: { language?: string } } }

/** A sentence about what was typed, in the language of the admin. */
export function say({ req }: Asker, sentence: Bilingual): string {
  return req?.i18n?.language === 'en' ? sentence.en : sentence.id
}

export const required: Bilingual = { id: 'Wajib diisi.', en: 'Required.' }

export const tickerForm: Bilingual = {
  id: 'Empat huruf besar seperti di bursa, misalnya BQNS.',
  en: 'Four capital letters as on the exchange, BQNS for example.',
}
