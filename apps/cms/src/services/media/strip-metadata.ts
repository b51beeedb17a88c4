import type { CollectionBeforeOperationHook } from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { findImageEnd } from './image-end.ts'
import { decoding } from './upload-limits.ts'

/** High enough that re-encoding an editor's image is not visible. */
const writers: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 92, smartSubsample: true }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 3 }),
}

const hasMetadata = ({ exif, xmp, iptc, comments, orientation }: Metadata) =>
  Boolean(exif || xmp || iptc || comments?.length || (orientation && orientation > 1))

const marker = { fill: 0xff, scan: 0xda, comment: 0xfe }

/** Whether a JPEG has a comment segment, which sharp does not report (ITU-T T.81, annex B). */
function hasComment(jpeg: Buffer): boolean {
  let at = 2
  while (at + 4 <= jpeg.byteLength && jpeg[at] === marker.fill && jpeg[at + 1] !== marker.scan) {
    if (jpeg[at + 1] === marker.comment) return true
    at += jpeg[at + 1] === marker.fill ? 1 : 2 + jpeg.readUInt16BE(at + 2)
  }
  // Entropy-coded data never contains these two bytes, though a color profile may.
  return jpeg.includes('fffe', at, 'hex')
}

/**
 * Removes metadata such as place, time, device, author and the thumbnail of the uncropped image, and bytes after the
 * end of the image. Rotates the image first, because the orientation is metadata, too; keeps the color profile. Images
 * without such data are unchanged.
 */
export async function withoutMetadata(file: Buffer, mimeType: string): Promise<Buffer> {
  const write = writers[mimeType]
  if (write === undefined) return file
  const end = findImageEnd(file, mimeType)
  const data = end === null || end === file.byteLength ? file : file.subarray(0, end)
  const metadata = await sharp(data).metadata()
  const isCommented = mimeType === 'image/jpeg' && hasComment(data)
  if (end !== null && !isCommented && !hasMetadata(metadata)) return data
  const isAnimated = (metadata.pages ?? 1) > 1
  const image = sharp(data, { ...decoding, animated: isAnimated })
  return write((isAnimated ? image : image.autoOrient()).keepIccProfile()).toBuffer()
}

/** Runs before the file is named, as the name contains a hash of the content. */
export const stripMetadata: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const data = await withoutMetadata(req.file.data, req.file.mimetype)
    req.file.data = data
    req.file.size = data.byteLength
  }
  return args
}
