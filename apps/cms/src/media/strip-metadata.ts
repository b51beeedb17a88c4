import type { CollectionBeforeOperationHook } from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { mostPixels } from './upload-limits.ts'

/** High enough that a second pass over an editor's picture is not seen. */
const writers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92, smartSubsample: true }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 3 }),
}

const tellsMore = ({ exif, xmp, iptc, comments, orientation }: Metadata) =>
  Boolean(exif || xmp || iptc || comments?.length || (orientation && orientation > 1))

const marker = { fill: 0xff, scan: 0xda, comment: 0xfe }

/** Whether a JPEG has a comment, a segment of which sharp says nothing (ITU-T T.81, annex B). */
function hasComment(jpeg: Buffer): boolean {
  let at = 2
  while (at + 4 <= jpeg.byteLength && jpeg[at] === marker.fill && jpeg[at + 1] !== marker.scan) {
    if (jpeg[at + 1] === marker.comment) return true
    at += jpeg[at + 1] === marker.fill ? 1 : 2 + jpeg.readUInt16BE(at + 2)
  }
  // From here on: what is drawn never holds these two bytes, as a profile of colours may.
  return jpeg.includes('fffe', at, 'hex')
}

/**
 * The picture without what cameras and programs write beside it: where and when it was taken, with which device, by
 * whom, and often a small copy of what was cut away. It is turned the right way round first, because that stands
 * there, too; its colours keep their profile. A picture with none of it is left as it is.
 */
export async function withoutMetadata(data: Buffer, mimeType: string): Promise<Buffer> {
  const write = writers[mimeType]
  if (write === undefined) return data
  const metadata = await sharp(data).metadata()
  const isCommented = mimeType === 'image/jpeg' && hasComment(data)
  if (!isCommented && !tellsMore(metadata)) return data
  const isAnimated = (metadata.pages ?? 1) > 1
  const picture = sharp(data, { limitInputPixels: mostPixels, animated: isAnimated })
  return write((isAnimated ? picture : picture.autoOrient()).keepIccProfile()).toBuffer()
}

/** Before the file gets its name, which is made of what it holds. */
export const stripMetadata: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const data = await withoutMetadata(req.file.data, req.file.mimetype)
    req.file.data = data
    req.file.size = data.byteLength
  }
  return args
}
