import sharp from 'sharp'
import type { ShareFacts } from '#app/head/share-address.ts'
import { pictureSvg } from './picture-svg.ts'

/** Networks that show shared pages refuse or delay larger pictures. */
export const MOST_PICTURE_BYTES = 300 * 1024

/** The picture as a PNG of few colours; drawing runs beside the event loop. */
export function drawPicture(facts: ShareFacts): Promise<Buffer> {
  return sharp(Buffer.from(pictureSvg(facts)))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
