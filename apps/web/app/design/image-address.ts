/**
 * Widths that the site makes pictures in: its breakpoints, each for screens of one and of two dots to the
 * pixel. A short list, so that nobody can fill the disk by asking for every width there is.
 */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Below this, all pictures of the image proxy. */
export const imagesPath = '/images/'

/** The address of a picture of the content service (`/media/…`) in one width. */
export function imagePath(mediaPath: string, width: ImageWidth): string {
  return `${imagesPath}${width}${mediaPath}`
}
