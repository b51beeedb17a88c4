import { extname } from 'node:path'

/** Allowed uploads and their extensions; the first one replaces a wrong extension. No SVG: it can contain scripts. */
const endings = {
  'image/webp': ['.webp'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/avif': ['.avif'],
  'application/pdf': ['.pdf'],
  'video/webm': ['.webm'],
  'video/mp4': ['.mp4'],
  'text/vtt': ['.vtt'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type FileKind = keyof typeof endings

const kindByEnding = new Map<string, string>(
  Object.entries(endings).flatMap(([kind, all]) => all.map((ending) => [ending, kind] as const)),
)

export const fileKinds = Object.keys(endings)

export const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(endings, kind)

/** The MIME type by file extension; undefined for types that cannot be uploaded. */
export const findKind = (filename: string): string | undefined =>
  kindByEnding.get(extname(filename).toLowerCase())

/** The Content-Type of a file. */
export function toContentType(filename: string): string | undefined {
  const kind = findKind(filename)
  return kind?.startsWith('text/') ? `${kind}; charset=utf-8` : kind
}

/** The extension determines the Content-Type, so it must match the content. */
export function toEnding(kind: string, own: string): string {
  if (!isFileKind(kind)) return ''
  return kindByEnding.get(own) === kind ? own : endings[kind][0]
}
