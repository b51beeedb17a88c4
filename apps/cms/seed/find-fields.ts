import type { FlattenedField, Payload } from 'payload'

/** The fields of a collection or global. */
export function findFields({ config }: Payload, slug: string): readonly FlattenedField[] {
  const owner = [...config.collections, ...config.globals].find((candidate) => candidate.slug === slug)
  if (owner === undefined) throw new Error(`content/${slug} belongs to no collection or global of this name`)
  return owner.flattenedFields
}

/** The collections that documents with these fields refer to. */
export function listReferences(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship') return [String(field.relationTo)]
    // Texts name terms.
    if (field.type === 'richText') return ['terms']
    if (field.type === 'blocks') return field.blocks.flatMap((block) => listReferences(block.flattenedFields))
    return 'flattenedFields' in field ? listReferences(field.flattenedFields) : []
  })
}
