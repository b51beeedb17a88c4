/** Conversion settings. Raise the version with any change below: it is part of the cache key. */
export const CONVERSION_VERSION = '1'

export const AVIF = { quality: 50, effort: 2 } as const
export const WEBP = { quality: 75, effort: 4 } as const
export const JPEG = { quality: 78, mozjpeg: true } as const
export const PNG = { compressionLevel: 9 } as const
