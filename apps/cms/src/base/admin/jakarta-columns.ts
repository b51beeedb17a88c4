import type { CollectionConfig, DateField, Field } from 'payload'

const Cell = '/base/admin/jakarta-time-cell.tsx#JakartaTimeCell'

/** Lists show times in Jakarta time. Payload would show them in the browser's time zone. */
export function showJakartaTime(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: [
      ...collection.fields.map(inList),
      inList(timestamp('updatedAt')),
      inList(timestamp('createdAt')),
    ],
  }
}

function inList(field: Field): Field {
  if (field.type !== 'date' || field.admin?.date?.pickerAppearance === 'dayOnly') return field
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell } } }
}

/** As Payload adds these fields to a collection that lacks them. */
const timestamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  label: ({ t }) => t(`general:${name}`),
  index: true,
  admin: { disableBulkEdit: true, hidden: true },
})
