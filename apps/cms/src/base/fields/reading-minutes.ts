import type { NumberField } from 'payload'
import { computeMinutes, countWords } from './word-count.ts'

/** Stored with the document, so that lists need not load bodies to show the reading time. */
export function richTextMinutes(from: string): NumberField {
  return {
    name: 'readingMinutes',
    type: 'number',
    label: { id: 'Menit baca', en: 'Reading time (minutes)' },
    localized: true,
    admin: { readOnly: true, position: 'sidebar' },
    hooks: {
      beforeChange: [
        ({ siblingData, value }) =>
          siblingData[from] ? computeMinutes(countWords(siblingData[from])) : value,
      ],
    },
  }
}
