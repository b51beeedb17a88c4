import type { Field } from 'payload'

/**
 * Paths of required texts that a translation lacks, such as `questions.0.text`. The document determines the rows: a row
 * that the translation does not have lacks all its texts.
 */
export function missingTexts(
  fields: readonly Field[],
  document: unknown,
  translation: unknown,
  above: readonly (string | number)[] = [],
): string[] {
  return fields.flatMap((field): string[] => {
    // Unnamed fields (rows, collapsibles) only lay out their fields.
    if (!('name' in field)) {
      return 'fields' in field ? missingTexts(field.fields, document, translation, above) : []
    }
    const path = [...above, field.name]
    const [own, other] = [readPart(document, field.name), readPart(translation, field.name)]
    switch (field.type) {
      case 'group':
        return missingTexts(field.fields, own, other, path)
      case 'array':
        return readRows(own).flatMap((row, position) =>
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

/** The document with the texts of its translation; rows are those of the document, in its order. */
export function translated(fields: readonly Field[], document: unknown, translation: unknown): object {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (!('name' in field))
      return 'fields' in field ? Object.entries(translated(field.fields, document, translation)) : []
    const [own, other] = [readPart(document, field.name), readPart(translation, field.name)]
    if (field.type === 'group') return [[field.name, translated(field.fields, own, other)]]
    if (field.type === 'array') {
      return [[field.name, readRows(own).map((row) => translated(field.fields, row, sameRow(other, row)))]]
    }
    return [[field.name, 'localized' in field && field.localized ? other : own]]
  })
  return Object.fromEntries(entries)
}

function sameRow(rows: unknown, row: unknown): unknown {
  const id = readPart(row, 'id')
  return id === undefined ? undefined : readRows(rows).find((candidate) => readPart(candidate, 'id') === id)
}

function readPart(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
}

function readRows(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
