import type { NumberField } from 'payload'
import { countWords, minutesOf } from './word-count.ts'

/** Kept with the document, so that lists need not load bodies to say how long they are. */
export function richTextMinutes(from: string): NumberField {
  return {
    name: 'readingMinutes',
    type: 'number',
    label: { id: 'Menit baca', en: 'Minutes to read' },
    localized: true,
    admin: { readOnly: true, position: 'sidebar' },
    hooks: {
      beforeChange: [
        ({ siblingData, value }) => (siblingData[from] ? minutesOf(countWords(siblingData[from])) : value),
      ],
    },
  }
}
