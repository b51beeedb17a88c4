import type { DateField } from 'payload'

/** A date that must not come before another one of the same document. */
export function endsAfter(start: string, field: DateField): DateField {
  return {
    ...field,
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (!value) return field.required ? 'Wajib diisi. / Required.' : true
      const from = textOf(siblingData, start)
      return (
        from === undefined ||
        new Date(String(value)) >= new Date(from) ||
        'Tidak boleh lebih awal dari awalnya. / Must not come before its start.'
      )
    },
  }
}

function textOf(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
