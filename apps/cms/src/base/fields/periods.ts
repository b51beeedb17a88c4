import type { DateField } from 'payload'
import type { Bilingual } from './bilingual.ts'
import { required, translate } from './translate.ts'

const beforeStart: Bilingual = {
  id: 'Tidak boleh lebih awal daripada waktu mulainya.',
  en: 'Must not be before the start.',
}

interface PeriodLimits {
  readonly message?: Bilingual
  /** A field of the same document that the date must not be after. */
  readonly latest?: { readonly field: string; readonly message: Bilingual }
}

/** A date that must not be before another field of the same document. */
export function endsAfter(
  start: string,
  field: DateField,
  { message = beforeStart, latest }: PeriodLimits = {},
): DateField {
  return {
    ...field,
    validate: (value: unknown, options) => {
      if (!value) return field.required ? translate(options, required) : true
      const date = new Date(String(value))
      const from = readDate(options.siblingData, start)
      if (from !== null && date < from) return translate(options, message)
      const to = latest ? readDate(options.siblingData, latest.field) : null
      return latest && to !== null && date > to ? translate(options, latest.message) : true
    },
  }
}

function readDate(data: unknown, name: string): Date | null {
  if (typeof data !== 'object' || data === null) return null
  const value = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? new Date(value) : null
}
