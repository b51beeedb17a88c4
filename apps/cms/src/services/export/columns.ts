import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** Exported fields in column order: readable data, no keys or hashes. */
const exportedFields = {
  registrations: [
    'event',
    'state',
    'kind',
    'registeredAt',
    'attendedAt',
    'fullName',
    'email',
    'phone',
    'city',
    'occupation',
    'company',
    'heardFrom',
    'locale',
    'marketingConsent',
  ],
  'contact-messages': [
    'createdAt',
    'state',
    'department',
    'fullName',
    'email',
    'phone',
    'domicile',
    'message',
    'locale',
    'marketingConsent',
  ],
} as const

export type ExportedCollection = keyof typeof exportedFields

/** Registrations of clients do not store these; hide them even if they did. */
const hiddenForClients = new Set(['fullName', 'email', 'phone'])

const instants = new Set<string>(['createdAt', 'registeredAt', 'attendedAt'])

const createdAt: Bilingual = { id: 'Diterima pada', en: 'Received at' }
const yesAndNo = { id: ['Ya', 'Tidak'], en: ['Yes', 'No'] } as const

const LabelSchema = v.object({ id: v.string(), en: v.string() })
const ChoicesSchema = v.array(v.object({ value: v.string(), label: LabelSchema }))
const TitledSchema = v.object({ title: v.nullish(v.string(), '') })

type Row = { kind?: unknown; heldUntil?: unknown }
export type ExportedColumn = { heading: string; text: (row: Row) => string }

export function exportedColumns(req: PayloadRequest, collection: ExportedCollection): ExportedColumn[] {
  const language = adminLanguage(req.i18n.language)
  const { flattenedFields } = req.payload.collections[collection].config
  return exportedFields[collection].map((name) => {
    const field = flattenedFields.find((candidate) => candidate.name === name)
    const label = name === 'createdAt' ? createdAt : field && 'label' in field ? field.label : null
    const choices = field?.type === 'select' ? v.parse(ChoicesSchema, field.options) : []
    return {
      heading: v.parse(LabelSchema, label)[language],
      text: (row) => {
        if (row.kind === 'client' && hiddenForClients.has(name)) return ''
        // Nobody knows yet whether the owner of the address consented.
        if (row.heldUntil && name === 'marketingConsent') return ''
        const value: unknown = Reflect.get(row, name)
        if (value === null || value === undefined) return ''
        if (name === 'event') return v.is(TitledSchema, value) ? (value.title ?? '') : ''
        if (instants.has(name)) return formatInstant(value, language)
        if (typeof value === 'boolean') return yesAndNo[language][value ? 0 : 1]
        return choices.find((choice) => choice.value === value)?.label[language] ?? String(value)
      },
    }
  })
}

const writtenAs = { id: 'id-ID', en: 'en-GB' } as const

/** As text, so that spreadsheets do not convert the time zone. */
function formatInstant(value: unknown, language: 'id' | 'en'): string {
  const instant = new Date(String(value))
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(writtenAs[language], { ...options, timeZone: 'Asia/Jakarta' }).format(instant)
  return `${part({ dateStyle: 'long' })} ${part({ timeStyle: 'short' })} WIB`
}
