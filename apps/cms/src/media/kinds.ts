import { extname } from 'node:path'

/** What editors may upload, and how such files' names end; the first where a file's own end is another. No SVG: it can carry script. */
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

/** What a file is, by the end of its name; undefined for what nobody may have uploaded. */
export const kindOf = (filename: string): string | undefined =>
  kindByEnding.get(extname(filename).toLowerCase())

/** As what it is sent. */
export function contentTypeOf(filename: string): string | undefined {
  const kind = kindOf(filename)
  return kind?.startsWith('text/') ? `${kind}; charset=utf-8` : kind
}

/** The end of a file's name decides as what it is sent, so it goes by what the file holds. */
export function endingOf(kind: string, own: string): string {
  if (!isFileKind(kind)) return ''
  return kindByEnding.get(own) === kind ? own : endings[kind][0]
}
