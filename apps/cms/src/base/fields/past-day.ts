import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { DateField } from 'payload'
import type { Bilingual, FieldText } from './bilingual.ts'
import { dayField } from './numbers-and-dates.ts'
import { required, translate } from './translate.ts'

const notYet: Bilingual = { id: 'Tanggal ini belum tiba.', en: 'This day has not come yet.' }

/** Whether a day such as `2026-11-20` has begun in Jakarta. */
export const isPast = (day: string): boolean => day <= dayInJakarta(new Date())

/** A required day that is not after today. */
export function pastDayField(name: string, text: FieldText): DateField {
  return {
    ...dayField(name, { ...text, required: true }),
    validate: (value: unknown, options) => {
      if (!value) return translate(options, required)
      return isPast(new Date(String(value)).toISOString().slice(0, 10)) || translate(options, notYet)
    },
  }
}
