import { componentNames, impactNames, stateNames } from '@site/contracts/content/incident-names.ts'
import { maxUpdateCharacters } from '@site/contracts/content/incidents.ts'
import type { CollectionBeforeChangeHook, CollectionConfig, DateField, Validate } from 'payload'
import { date } from 'payload/shared'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { nobody, nobodyForField } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { instantField } from '#cms/base/fields/numbers-and-dates.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { changeFeedHooks } from '#cms/editorial/change-feed/hooks.ts'
import { userRoles } from '#cms/services/accounts/roles.ts'
import {
  findEndError,
  findStartError,
  findUpdateError,
  rejectChangedUpdates,
  rejectLatePlan,
} from './validate-incident.ts'

const englishFollows: Bilingual = {
  id: 'Boleh menyusul dalam satu jam; sampai itu pengunjung berbahasa Inggris membaca teks Indonesia.',
  en: 'May follow within an hour; until then English readers see the Indonesian text.',
}

/** A date whose own rule holds after the rules of its type. */
const withRule = (field: DateField, findError: (value: unknown, options: RuleOptions) => Bilingual | null) =>
  ({
    ...field,
    validate: async (value, options) => {
      const result = await (field.validate ?? date)(value, options)
      const error = result === true ? findError(value, options) : null
      return error ? translate(options, error) : result
    },
  }) satisfies DateField

type RuleOptions = Parameters<Validate<unknown, { updates?: unknown }, unknown, object>>[1]

/** Contrary to its type, Payload sets the path only when saving: while an editor types, the row itself is looked up. */
function findPlace({
  data,
  path,
  siblingData,
}: Omit<RuleOptions, 'path'> & Partial<Pick<RuleOptions, 'path'>>) {
  const rows: unknown[] = Array.isArray(data.updates) ? data.updates : []
  return path === undefined ? rows.indexOf(siblingData) : Number(path[1])
}

const updateFields = [
  withRule(instantField('at', { label: { id: 'Waktu', en: 'Time' }, required: true }), (_value, options) =>
    findUpdateError(options.data, findPlace(options)),
  ),
  choiceField('state', { label: { id: 'Keadaan', en: 'State' }, options: stateNames, required: true }),
  paragraphField('text', {
    label: { id: 'Teks', en: 'Text' },
    required: true,
    localized: false,
    maxLength: maxUpdateCharacters,
  }),
  paragraphField('textEn', {
    label: { id: 'Teks bahasa Inggris', en: 'English text' },
    description: englishFollows,
    localized: false,
    maxLength: maxUpdateCharacters,
  }),
]

const end = instantField('to', { label: { id: 'Selesai', en: 'To' } })

const EndSchema = v.object({
  impact: v.string(),
  updates: v.array(v.object({ at: v.string(), state: v.string() })),
})

/** The author is who first saved the incident. Only maintenance has a typed end: others end at a last resolved update. */
const completeIncident: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const authored =
    operation === 'create'
      ? { ...data, author: req.user?.id ?? null, authorRole: req.user?.role ?? null }
      : data
  const parsed = v.safeParse(EndSchema, authored)
  if (!parsed.success || parsed.output.impact === 'planned') return authored
  const last = parsed.output.updates.at(-1)
  return { ...authored, to: last?.state === 'resolved' ? last.at : null }
}

/** Without drafts: operations write without review, and what is saved is public at once. */
export const incidents: CollectionConfig = {
  slug: 'incidents',
  labels: {
    singular: { id: 'Gangguan', en: 'Incident' },
    plural: { id: 'Gangguan layanan', en: 'Service incidents' },
  },
  admin: {
    group: groups.site,
    description: {
      id: 'Tampil di halaman status begitu disimpan. Pembaruan hanya dapat ditambah, dan gangguan tidak dapat dihapus.',
      en: 'Shown on the status page as soon as it is saved. Updates can only be added, and incidents cannot be deleted.',
    },
    useAsTitle: 'title',
    defaultColumns: ['title', 'impact', 'from', 'to'],
  },
  access: {
    read: ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer', 'operations', 'service'),
    create: ({ req }) => hasRole(req, 'admin', 'editor', 'operations'),
    update: ({ req }) => hasRole(req, 'admin', 'editor', 'operations'),
    delete: nobody,
  },
  defaultSort: '-from',
  disableDuplicate: true,
  hooks: {
    ...changeFeedHooks(),
    beforeValidate: [rejectChangedUpdates, rejectLatePlan],
    beforeChange: [completeIncident, ...(changeFeedHooks().beforeChange ?? [])],
  },
  fields: [
    textField('title', { label: { id: 'Judul', en: 'Title' }, required: true, localized: false }),
    textField('titleEn', {
      label: { id: 'Judul bahasa Inggris', en: 'English title' },
      description: englishFollows,
      localized: false,
    }),
    choiceField('impact', { label: { id: 'Dampak', en: 'Impact' }, options: impactNames, required: true }),
    {
      name: 'components',
      type: 'select',
      hasMany: true,
      label: { id: 'Bagian layanan', en: 'Components' },
      options: Object.entries(componentNames).map(([value, label]) => ({ value, label })),
      required: true,
    },
    withRule(
      instantField('from', { label: { id: 'Mulai', en: 'From' }, required: true }),
      (value, { data, previousValue, operation }) => {
        const isNew = operation === 'create' || (Boolean(previousValue) && previousValue !== value)
        return findStartError(value, data, { isNew })
      },
    ),
    withRule(
      endsAfter('from', {
        ...end,
        admin: { ...end.admin, condition: ({ impact }) => impact === 'planned' },
      }),
      (value, { data }) => findEndError(value, data),
    ),
    rowsField('updates', {
      label: { id: 'Pembaruan', en: 'Updates' },
      row: { id: 'Pembaruan', en: 'Update' },
      fields: updateFields,
    }),
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: { id: 'Penulis', en: 'Author' },
      access: { create: nobodyForField, update: nobodyForField },
      admin: { readOnly: true, hidden: true },
    },
    {
      ...choiceField('authorRole', {
        label: { id: 'Peran penulis', en: 'Role of the author' },
        options: userRoles,
      }),
      access: { create: nobodyForField, update: nobodyForField },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
