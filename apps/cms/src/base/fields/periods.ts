import type { DateField } from 'payload'
import type { Bilingual } from './bilingual.ts'
import { required, translate } from './translate.ts'

const beforeStart: Bilingual = {
  id: 'Tidak boleh lebih awal daripada waktu mulainya.',
  en: 'Must not be before the start.',
}

/** A date that must not be before another field of the same document. */
export function endsAfter(start: string, field: DateField, message: Bilingual = beforeStart): DateField {
  return {
    ...field,
    validate: (value: unknown, options) => {
      if (!value) return field.required ? translate(options, required) : true
      const from = readText(options.siblingData, start)
      return from === undefined || new Date(String(value)) >= new Date(from) || translate(options, message)
    },
  }
}

function readText(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
