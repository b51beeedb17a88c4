import type { FieldHook, TextField } from 'payload'

/** How the title of a copy ends until an editor renames it. */
const copyMarks = { id: '(salinan)', en: '(copy)' } as const

export function isNamedAsCopy(title: string): boolean {
  return Object.values(copyMarks).some((mark) => title.endsWith(mark))
}

/** The title of a copy says so: otherwise a list would show twins. */
export function namedAsCopy(field: TextField): TextField {
  return { ...field, hooks: { ...field.hooks, beforeDuplicate: [markCopy] } }
}

/** Payload calls this once per language without naming it. */
const markCopy: FieldHook = ({ field, previousSiblingDoc, value }) => {
  if (typeof value !== 'string' || value === '') return value
  const texts: unknown = previousSiblingDoc?.[field.name ?? '']
  const isIndonesian = typeof texts === 'object' && texts !== null && 'id' in texts && texts.id === value
  return `${value} ${isIndonesian ? copyMarks.id : copyMarks.en}`
}
