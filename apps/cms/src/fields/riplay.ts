import type { DateField, GroupField } from 'payload'
import { date } from 'payload/shared'
import { dayField } from './numbers-and-dates.ts'
import { fileField } from './relations.ts'
import { required, translate } from './translate.ts'

const validFrom: DateField = {
  ...dayField('validFrom', { label: { id: 'Berlaku sejak', en: 'Valid from' } }),
  validate: (value, options) =>
    value || !hasDocument(options.siblingData) ? date(value, options) : translate(options, required),
}

/** The general product and service summary that OJK requires (RIPLAY), with the day from which it is valid. */
export function riplayField(): GroupField {
  return {
    name: 'riplay',
    type: 'group',
    label: { id: 'RIPLAY versi umum', en: 'RIPLAY, general version' },
    admin: {
      description: {
        id: 'Bila kosong, halaman menyebut bahwa dokumen dapat diminta.',
        en: 'If empty, the page says that the document can be requested.',
      },
    },
    fields: [
      fileField('document', {
        label: { id: 'Dokumen (PDF)', en: 'Document (PDF)' },
        mimeType: 'application/pdf',
        localized: true,
      }),
      validFrom,
    ],
  }
}

function hasDocument(siblings: unknown): boolean {
  return (
    typeof siblings === 'object' && siblings !== null && 'document' in siblings && Boolean(siblings.document)
  )
}
