import type { File, Picture } from '@site/contracts/content/document-parts.ts'
import type { Media } from '#cms/base/payload-types.ts'
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

type Relation = number | Media | null | undefined

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
