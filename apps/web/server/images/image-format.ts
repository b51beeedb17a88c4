export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * Detects the format by the first bytes, never by name or header. Null for all others: SVG and PDF can contain scripts,
 * TIFF and HEIC decoders are less hardened, and GIFs may be animated.
 */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
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
