import type { Bilingual } from './bilingual.ts'

/** What a field's text is read as: a day, a day with its time, a number with decimals, a whole number. */
export type TypedKind = 'day' | 'time' | 'decimal' | 'whole'

/** No colon: the admin would render the message as a list. */
export const unreadableMessages: Record<TypedKind, Bilingual> = {
  day: {
    id: 'Tanggal ini tidak terbaca. Tulis misalnya 2 Desember 2026 atau 02/12/2026.',
    en: 'This date cannot be read. Write it like 2 December 2026 or 02/12/2026 (day first).',
  },
  time: {
    id: 'Tanggal dan jam ini tidak terbaca. Tulis misalnya 2 Desember 2026 19.00, dalam WIB.',
    en: 'This date and time cannot be read. Write it like 2 December 2026 19.00, in WIB.',
  },
  decimal: {
    id: 'Angka ini tidak terbaca, atau dapat dibaca dengan dua cara. Tulis misalnya 0,18 atau 1500.',
    en: 'This number cannot be read, or can be read in two ways. Write it like 0.18 or 1500.',
  },
  whole: {
    id: 'Bilangan ini tidak terbaca. Tulis bilangan bulat, misalnya 1.500.000.',
    en: 'This number cannot be read. Write a whole number, such as 1,500,000.',
  },
}

/** Payload converts strings in number fields with `parseFloat`: with this word before it, no text becomes a number. */
const mark = 'unreadable '

/** The value of a field whose text cannot be read. The CMS rejects it, also in a draft. */
export const markUnreadable = (text: string): string => `${mark}${text}`

/** The text that an editor typed, if it could not be read; otherwise null. */
export function findUnreadable(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : null
}
