const megabyte = 1_000_000

/** The site resizes no larger images (apps/web/server/images). */
export const mostPixels = 40_000_000
export const mostPictureBytes = 10 * megabyte

/** A report with charts needs a tenth of this. */
export const mostDocumentBytes = 30 * megabyte
/** A video of a few minutes; uploads are held in memory. */
export const mostUploadBytes = 100 * megabyte
/** Includes the other form fields. */
export const mostUploadRequestBytes = mostUploadBytes + megabyte
