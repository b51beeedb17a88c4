import type { Field } from 'payload'

/**
 * Where a text that must be there is not written in a translation, as `questions.0.text`. The rows are those of the
 * document: a row that the translation does not have yet has none of its texts.
 */
export function missingTexts(
  fields: readonly Field[],
  document: unknown,
  translation: unknown,
  above: readonly (string | number)[] = [],
): string[] {
  return fields.flatMap((field): string[] => {
    // A row or a fold of the form only arranges its fields.
    if (!('name' in field)) {
      return 'fields' in field ? missingTexts(field.fields, document, translation, above) : []
    }
    const path = [...above, field.name]
    const [own, other] = [partOf(document, field.name), partOf(translation, field.name)]
    switch (field.type) {
      case 'group':
        return missingTexts(field.fields, own, other, path)
      case 'array':
        return rowsOf(own).flatMap((row, position) =>
          missingTexts(field.fields, row, sameRow(other, row), [...path, position]),
        )
      case 'text':
      case 'textarea':
        return field.required && field.localized && !isWritten(other) ? [path.join('.')] : []
      default:
        return []
    }
  })
}

function sameRow(rows: unknown, row: unknown): unknown {
  const id = partOf(row, 'id')
  return id === undefined ? undefined : rowsOf(rows).find((candidate) => partOf(candidate, 'id') === id)
}

function partOf(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
