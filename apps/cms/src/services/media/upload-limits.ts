import type { Bilingual } from '#cms/base/fields/bilingual.ts'

const megabyte = 1_000_000

/** The site resizes no larger images (apps/web/server/images). */
export const maxPixels = 40_000_000
/** Accepts what image programs do: phones and old cameras write stray bytes, which cost no pixel. */
export const decoding = { failOn: 'truncated', limitInputPixels: maxPixels } as const
const maxPictureBytes = 10 * megabyte

/** A report with charts needs a tenth of this. */
const maxDocumentBytes = 30 * megabyte
/** A video of a few minutes; uploads are held in memory. */
export const maxUploadBytes = 100 * megabyte
/** Includes the other form fields. */
export const maxUploadRequestBytes = maxUploadBytes + megabyte

/** Size limit by MIME type; videos have the general upload limit. */
export function findMaxBytes(kind: string): number {
  if (kind.startsWith('image/')) return maxPictureBytes
  return kind.startsWith('video/') ? maxUploadBytes : maxDocumentBytes
}

export const megabytes = (bytes: number): number => bytes / megabyte

export const tooLarge = (max: number): Bilingual => ({
  id: `Berkas ini terlalu besar; paling besar ${megabytes(max)} MB untuk jenisnya. Simpan dengan kualitas atau ukuran yang lebih kecil.`,
  en: `This file is too large; at most ${megabytes(max)} MB for its type. Save it with lower quality or in a smaller size.`,
})

/** The kinds of `kinds.ts` in words, with their limits. */
export const acceptedFiles: Bilingual = {
  id: `gambar WebP, PNG, JPEG, dan AVIF sampai ${megabytes(maxPictureBytes)} MB dan ${megabytes(maxPixels)} juta piksel; PDF dan WebVTT sampai ${megabytes(maxDocumentBytes)} MB; video WebM dan MP4 sampai ${megabytes(maxUploadBytes)} MB`,
  en: `WebP, PNG, JPEG and AVIF images up to ${megabytes(maxPictureBytes)} MB and ${megabytes(maxPixels)} million pixels; PDF and WebVTT up to ${megabytes(maxDocumentBytes)} MB; WebM and MP4 video up to ${megabytes(maxUploadBytes)} MB`,
}
