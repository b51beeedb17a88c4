import { extname } from 'node:path'

const kinds: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** What a file is, by the end of its name; undefined for what nobody may have uploaded. */
export const kindOf = (filename: string): string | undefined => kinds[extname(filename).toLowerCase()]
