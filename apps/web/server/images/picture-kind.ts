export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * The kind of a picture by its first bytes; what its name or a header says does not count. Null for all else:
 * SVG and PDF can carry script, TIFF and HEIC decoders are rarely fed by strangers, GIF may be a film.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) {
    return 'jpeg'
  }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) {
    return 'png'
  }
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) {
    return 'webp'
  }
  return head.startsWith('ftypavif', 4) ? 'avif' : null
}
