import type { ClientField, FormState, StaticLabel } from 'payload'
import { isEmpty } from '#cms/editorial/versions/losses.ts'

/** A field of a document that has a value per language. */
export type LocalizedField = {
  field: ClientField
  path: string
  parentPath: string
  /** Labels of the rows, blocks and groups around it, from outside; a number follows the label of a row. */
  within: readonly (StaticLabel | number)[]
}

/** The localized fields of a document, with those in its rows, blocks and groups, that an editor can change. */
export function localizedFields(
  fields: readonly ClientField[],
  state: FormState,
  parentPath = '',
  within: LocalizedField['within'] = [],
): LocalizedField[] {
  return fields.flatMap((field): LocalizedField[] => {
    if (field.admin?.hidden || field.admin?.readOnly || !('name' in field) || !field.name) return []
    const path = parentPath === '' ? field.name : `${parentPath}.${field.name}`
    const label = ('label' in field && field.label) || field.name
    if (state[path]?.passesCondition === false) return []
    if ('localized' in field && field.localized) return [{ field, path, parentPath, within }]
    const rows = state[path]?.rows ?? []
    switch (field.type) {
      case 'group':
        return localizedFields(field.fields, state, path, [...within, label])
      case 'array':
        return rows.flatMap((_, index) =>
          localizedFields(field.fields, state, `${path}.${index}`, [...within, label, index + 1]),
        )
      case 'blocks':
        return rows.flatMap(({ blockType }, index) => {
          const block = field.blocks.find(({ slug }) => slug === blockType)
          const labels = [...within, label, index + 1, block?.labels?.singular ?? '']
          return localizedFields(block?.fields ?? [], state, `${path}.${index}`, labels)
        })
      default:
        return []
    }
  })
}

/** Empty, although the document needs the field or the other language has it. The CMS makes a slug from the title. */
export function isMissing(
  { field, path }: LocalizedField,
  own: FormState | undefined,
  other: FormState | undefined,
): boolean {
  if (field.type === 'checkbox' || path === 'slug' || own === undefined || isWritten(own, path)) return false
  return ('required' in field && field.required === true) || isWritten(other, path)
}

/** The value of a list is the number of its rows. */
export function isWritten(state: FormState | undefined, path: string): boolean {
  const { rows, value } = state?.[path] ?? {}
  return rows === undefined ? !isEmpty(value) : rows.length > 0
}
