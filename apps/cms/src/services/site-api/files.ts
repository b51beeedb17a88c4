import type { File, Picture } from '@site/contracts/content/document-parts.ts'
import * as v from 'valibot'
import type { Tags } from './tags.ts'

/** Fields of a populated file that responses need. */
export const mediaFields = {
  filename: true,
  alt: true,
  width: true,
  height: true,
  mimeType: true,
  placeholder: true,
  filesize: true,
} as const

/** A populated file. */
export const MediaSchema = v.object({
  id: v.number(),
  filename: v.nullish(v.string()),
  alt: v.nullish(v.string()),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  mimeType: v.nullish(v.string()),
  placeholder: v.nullish(v.string()),
  filesize: v.nullish(v.number()),
})

type Relation = number | v.InferInput<typeof MediaSchema> | null | undefined

export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

export function picture(relation: Relation, tags: Tags): Picture | null {
  if (typeof relation !== 'object' || relation === null) return null
  const { id, filename, alt, width, height, placeholder } = relation
  if (!filename || !width || !height) return null
  tags.document('media', id)
  return { path: mediaPath(filename), alt: alt ?? '', width, height, placeholder: placeholder ?? null }
}

export function file(relation: Relation, tags: Tags): File | null {
  if (typeof relation !== 'object' || relation === null) return null
  const { id, filename, mimeType, filesize } = relation
  if (!filename || !mimeType) return null
  tags.document('media', id)
  return { path: mediaPath(filename), name: filename, mimeType, bytes: filesize ?? 0 }
}
