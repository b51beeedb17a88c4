const megabyte = 1_000_000

/** The site resizes no larger images (apps/web/server/images). */
export const maxPixels = 40_000_000
export const maxPictureBytes = 10 * megabyte

/** A report with charts needs a tenth of this. */
export const maxDocumentBytes = 30 * megabyte
/** A video of a few minutes; uploads are held in memory. */
export const maxUploadBytes = 100 * megabyte
/** Includes the other form fields. */
export const maxUploadRequestBytes = maxUploadBytes + megabyte
