import * as v from 'valibot'
import { countWords } from '#cms/base/fields/word-count.ts'

/** A field that restoring an old version changes. */
export const LossSchema = v.object({
  field: v.string(),
  /** Null if it is the same in both languages. */
  language: v.nullable(v.picklist(['id', 'en'])),
  /** `lost`: the old version has no value. */
  kind: v.picklist(['lost', 'replaced']),
})
export type Loss = v.InferOutput<typeof LossSchema>

/** Last segment of the endpoint's path. */
export const lossesPath = 'losses'

/** Last segment of the endpoint for what publishing a restored version undoes. */
export const publicationLossesPath = 'publication-losses'

type Document = Readonly<Record<string, unknown>>
export type InBoth = Readonly<Record<'id' | 'en', Document>>

/** Fields with a current value that the old version lacks or that differs there. */
export function findLosses(fields: readonly string[], current: InBoth, old: InBoth): Loss[] {
  return fields.flatMap((field): Loss[] => {
    const isShared = isSame(current.id[field], current.en[field]) && isSame(old.id[field], old.en[field])
    const languages = isShared ? (['id'] as const) : (['id', 'en'] as const)
    return languages.flatMap((language) => {
      const [now, then] = [current[language][field], old[language][field]]
      if (isEmpty(now) || isSame(now, then)) return []
      return { field, language: isShared ? null : language, kind: isEmpty(then) ? 'lost' : 'replaced' }
    })
  })
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'root' in value && countWords(value) === 0
}

/** Ignores key order, and treats missing values as null. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, ordered(part)]),
  )
}
