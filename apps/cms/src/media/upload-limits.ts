const megabyte = 1_000_000

/** The site makes its own widths of nothing larger (apps/web/server/images). */
export const mostPixels = 40_000_000
export const mostPictureBytes = 10 * megabyte

/** A report with charts is a tenth of it. */
export const mostDocumentBytes = 30 * megabyte
/** A film of some minutes; it is held in memory while it is taken over. */
export const mostUploadBytes = 100 * megabyte
/** With what is written beside the file. */
export const mostUploadRequestBytes = mostUploadBytes + megabyte
