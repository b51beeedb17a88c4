import sharp, { type Sharp } from 'sharp'
import { maxPixels } from './upload-limits.ts'

/** Maximum length of a placeholder's `data:` URL. */
export const placeholderCharacters = 300
// Blurred and lightly compressed, so that soft colors show instead of WebP block artifacts.
const sides = [16, 12, 8]
const quality = 70
const sigma = 0.6

/**
 * A tiny image as a `data:` URL, shown blurred until the image has loaded. Null for other files, and for images with
 * transparency, where the placeholder would shine through.
 */
export async function createPlaceholder(file: Buffer, mimeType: string): Promise<string | null> {
  if (!mimeType.startsWith('image/')) return null
  const source = sharp(file, { limitInputPixels: maxPixels }).autoOrient()
  if (await isTransparent(source)) return null
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

/** Statistics take longer than everything else done to an image, so only for one with an alpha channel. */
async function isTransparent(image: Sharp): Promise<boolean> {
  const { hasAlpha } = await image.clone().metadata()
  return hasAlpha && !(await image.clone().stats()).isOpaque
}
