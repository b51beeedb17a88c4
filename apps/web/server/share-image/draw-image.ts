import sharp from 'sharp'
import type { ShareImageText } from '#app/head/share-image-url.ts'
import { imageSvg } from './image-svg.ts'

/** Draws the image as a PNG with a small palette, outside the event loop. */
export function drawImage(facts: ShareImageText): Promise<Buffer> {
  return sharp(Buffer.from(imageSvg(facts)))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
