import sharp from 'sharp'

/** What a placeholder may weigh in the page, as the whole `data:` address. */
export const placeholderCharacters = 300
// Blurred by hand and little compressed, so that it shows soft colours and not the blocks of WebP.
const sides = [16, 12, 8]
const quality = 70
const sigma = 0.6
const mostPixels = 40_000_000

/**
 * A picture of a few pixels as a `data:` address, shown blurred until the real one is there. Null for what
 * is no picture, and for pictures with transparent parts: the placeholder would shine through them.
 */
export async function placeholderOf(file: Buffer, mimeType: string): Promise<string | null> {
  if (!mimeType.startsWith('image/')) return null
  const source = sharp(file, { limitInputPixels: mostPixels }).autoOrient()
  const { isOpaque } = await source.clone().stats()
  if (!isOpaque) return null
  for (const side of sides) {
    const small = await source
      .clone()
      .resize({ width: side, height: side, fit: 'inside' })
      .blur(sigma)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    const address = `data:image/webp;base64,${small.toString('base64')}`
    if (address.length <= placeholderCharacters) return address
  }
  return null
}
