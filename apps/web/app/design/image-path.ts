/**
 * Widths of resized images: the site's breakpoints for 1x and 2x screens. A fixed list, so that nobody can fill the
 * disk by requesting arbitrary widths.
 */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const
export type ImageWidth = (typeof imageWidths)[number]

/** URL prefix of the image proxy. */
export const imagesPath = '/images/'

/** The URL of a CMS image (`/media/…`) in one width. */
export function imagePath(mediaPath: string, width: ImageWidth): string {
  return `${imagesPath}${width}${mediaPath}`
}
