import type { Field } from 'payload'

/** All fields, also nested in rows, groups, arrays and blocks, with their query paths: `cover`, `blocks.picture`. */
export function fieldPaths(fields: readonly Field[], prefix = ''): { field: Field; path: string }[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    const within = path === null ? prefix : `${path}.`
    if (field.type === 'blocks') return field.blocks.flatMap((block) => fieldPaths(block.fields, within))
    if ('fields' in field) return fieldPaths(field.fields, within)
    return path === null ? [] : [{ field, path }]
  })
}
