import sharp from 'sharp'
import type { AcceptedFormat } from './accepted-format.ts'
import { AVIF, JPEG, PNG, WEBP } from './conversion-settings.ts'
import { imageFormat } from './image-format.ts'

/** About 8,000 × 5,000; larger images are rejected by their header, before decoding. */
const MAX_PIXELS = 40_000_000

// Blocks all other loaders of libvips, even if our own format check is wrong.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
// One thread per image: the image proxy limits concurrency.
sharp.concurrency(1)

export type Conversion =
  | { readonly kind: 'ok'; readonly body: Uint8Array }
  | { readonly kind: 'rejected'; readonly status: 413 | 415; readonly reason: string }

/** Resizes an image without enlarging it, applies its EXIF orientation and removes its metadata. */
export async function convert(
  source: Uint8Array,
  width: number,
  accepted: AcceptedFormat,
): Promise<Conversion> {
  const kind = imageFormat(source)
  if (kind === null) {
    return { kind: 'rejected', status: 415, reason: 'not a JPEG, PNG, WebP or AVIF image' }
  }
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format, width: columns, height: rows, hasAlpha } = await image.metadata()
    if ((format === 'heif' ? 'avif' : format) !== kind) {
      return { kind: 'rejected', status: 415, reason: 'the format does not match the first bytes' }
    }
    if (columns * rows > MAX_PIXELS) {
      return { kind: 'rejected', status: 413, reason: 'the image has too many pixels' }
    }
    const resized = image.autoOrient().resize({ width, withoutEnlargement: true })
    // JPEG has no transparency.
    const isPng = kind === 'png' || (kind !== 'jpeg' && hasAlpha)
    const output = {
      avif: () => resized.avif(AVIF),
      webp: () => resized.webp(WEBP),
      plain: () => (isPng ? resized.png(PNG) : resized.jpeg(JPEG)),
    }[accepted]()
    return { kind: 'ok', body: await output.toBuffer() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'rejected', status: /pixel limit/i.test(reason) ? 413 : 415, reason }
  }
}
