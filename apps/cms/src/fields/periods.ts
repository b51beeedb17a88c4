import type { DateField } from 'payload'
import { required, say } from './translate.ts'

/** A date that must not be before another field of the same document. */
export function endsAfter(start: string, field: DateField): DateField {
  return {
    ...field,
    validate: (value: unknown, asker) => {
      if (!value) return field.required ? say(asker, required) : true
      const from = textOf(asker.siblingData, start)
      return (
        from === undefined ||
        new Date(String(value)) >= new Date(from) ||
        say(asker, {
          id: 'Tidak boleh lebih awal daripada waktu mulainya.',
          en: 'Must not be before the start.',
        })
      )
    },
  }
}

function textOf(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
