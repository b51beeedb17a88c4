import {
  type DateField,
  type FieldHook,
  type NumberField,
  type SanitizedConfig,
  traverseFields,
} from 'payload'
import { clientError } from './client-error.ts'
import { findUnreadable, type TypedKind, unreadableMessages } from './unreadable.ts'

/** After Payload completed the config, so that this covers every date and number, also in rows of lists. */
export function withTypedValues(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type === 'date' || (field.type === 'number' && !field.hasMany)) setTyping(field)
      },
    })
  }
  return config
}

function setTyping(field: DateField | NumberField): void {
  const kind = findKind(field)
  const name =
    field.type === 'date' ? 'typed-date-field.tsx#TypedDateField' : 'typed-number-field.tsx#TypedNumberField'
  const own = field.admin?.components?.Field
  const Field = { path: typeof own === 'string' ? own : `/base/admin/${name}`, clientProps: { kind } }
  Object.assign(field, {
    admin: { ...field.admin, components: { ...field.admin?.components, Field } },
    hooks: {
      ...field.hooks,
      beforeValidate: [rejectUnreadable(kind), ...(field.hooks?.beforeValidate ?? [])],
    },
  })
}

function findKind(field: DateField | NumberField): TypedKind {
  if (field.type === 'number') return field.custom?.isWhole === true ? 'whole' : 'decimal'
  return field.admin?.date?.pickerAppearance === 'dayAndTime' ? 'time' : 'day'
}

/** Drafts are not validated, and saving nothing instead would drop what the editor typed. */
const rejectUnreadable =
  (kind: TypedKind): FieldHook =>
  ({ path, req, value }) => {
    // Payload has already converted the text in a number field.
    if (findUnreadable(value) === null && !Number.isNaN(value)) return value
    throw clientError({ req }, unreadableMessages[kind], { path: path.join('.') })
  }
