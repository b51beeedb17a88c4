import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload'
import { isComputed } from './computed-fields.ts'

/**
 * Sets how versions are compared. After Payload completed the config, so that this covers the fields that it adds: time
 * zones, `updatedAt`, the status.
 */
export function withReadableComparisons(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of [...config.collections, ...config.globals]) {
    if (!versions) continue
    traverseFields({
      fields,
      callback: ({ field }) => {
        const name = selectDiff(field)
        const { admin = {} }: { admin?: { components?: object | undefined } | undefined } = field
        const components = { ...admin.components, Diff: `/editorial/versions/words-diff.tsx#${name}` }
        if (name) Object.assign(field, { admin: { ...admin, components } })
      },
    })
  }
  return config
}

const inWords = new Set(['checkbox', 'date', 'radio', 'select'])

function selectDiff(field: Field | TabAsField): string | null {
  if (isComputed(field)) return 'NoDiff'
  const isList = field.type === 'text' && field.hasMany
  return isList || inWords.has(field.type) ? 'WordsDiff' : null
}
