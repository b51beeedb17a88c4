import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { type FileKind, isFileKind } from './kinds.ts'
import { acceptedFiles, decoding, findMaxBytes, maxPixels, megabytes, tooLarge } from './upload-limits.ts'

const startsWith = (signature: string, from = 0) => {
  return (data: Buffer) => data.toString('latin1', from, from + signature.length) === signature
}

/** Checks for the cross-reference table and the end marker in the last kilobyte. */
function endsAsPdf(data: Buffer): boolean {
  const end = data.toString('latin1', Math.max(0, data.byteLength - 1024))
  return end.includes('xref') && end.includes('%%EOF')
}

/** Signature checks; for images, the format names that sharp reports after decoding. */
const checks: Readonly<Record<FileKind, ((data: Buffer) => boolean) | readonly string[]>> = {
  'image/webp': ['webp'],
  'image/png': ['png'],
  'image/jpeg': ['jpeg', 'jpg'],
  'image/avif': ['heif', 'avif'],
  'application/pdf': (data) => startsWith('%PDF-')(data) && endsAsPdf(data),
  'video/webm': startsWith('\x1a\x45\xdf\xa3'),
  'video/mp4': startsWith('ftyp', 'size'.length),
  'text/vtt': (data) => /^\ufeff?WEBVTT/.test(data.toString('utf8', 0, 'bomWEBVTT'.length)),
}

const svg: Bilingual = {
  id: 'SVG tidak diterima karena dapat memuat skrip. Unggah gambar ini sebagai PNG atau WebP.',
  en: 'SVG is not accepted because it can contain scripts. Upload this image as PNG or WebP.',
}
const heic: Bilingual = {
  id: 'HEIC dari iPhone tidak diterima. Simpan fotonya sebagai JPEG lalu unggah kembali. Di iPhone pilih Pengaturan → Kamera → Format → Paling Kompatibel.',
  en: 'HEIC of an iPhone is not accepted. Save the photo as JPEG and upload it again. On an iPhone choose Settings → Camera → Formats → Most Compatible.',
}
/** No colon: the admin would render the message as a list. */
const otherKind: Bilingual = {
  id: `Jenis berkas ini tidak diterima. Pilih ${acceptedFiles.id}.`,
  en: `This file type is not accepted. Choose ${acceptedFiles.en}.`,
}
const noFile: Bilingual = {
  id: 'Pilih berkas yang akan diunggah.',
  en: 'Choose a file to upload.',
}
const notAnImage: Bilingual = {
  id: 'Isi berkas ini bukan gambar dari jenis yang diterima, apa pun nama berkasnya. Buka di aplikasi gambar dan simpan lagi sebagai PNG, JPEG, atau WebP.',
  en: 'The content of this file is not an image of an accepted type, whatever its name. Open it in an image editor and save it again as PNG, JPEG or WebP.',
}
const damagedImage: Bilingual = {
  id: 'Gambar ini terpotong atau rusak, mungkin karena unduhan yang tidak selesai. Ambil lagi berkas aslinya, lalu unggah kembali.',
  en: 'This image is truncated or damaged, perhaps by an incomplete download. Get the original file again and upload it.',
}
const otherContent: Bilingual = {
  id: 'Isi berkas ini tidak sesuai dengan jenisnya, atau berkasnya rusak. Simpan lagi dari aplikasi asalnya, lalu unggah kembali.',
  en: 'The content of this file does not match its type, or the file is damaged. Save it again in its original application and upload it.',
}

const tooManyPixels: Bilingual = {
  id: `Gambar ini memiliki lebih dari ${megabytes(maxPixels)} juta piksel. Perkecil lebarnya; 2560 piksel cukup untuk layar apa pun.`,
  en: `This image has more than ${megabytes(maxPixels)} million pixels. Reduce its width; 2560 pixels are enough for any screen.`,
}

/** By its brands (ISO/IEC 23008-12): a browser may not know the type, and a phone may name such a file JPEG. */
const isHeic = (kind: string, data: Buffer): boolean =>
  /^image\/hei[cf]/.test(kind) || /^ftyp.{0,24}he[iv][cxms]/s.test(data.toString('latin1', 4, 36))

async function imageError(formats: readonly string[], data: Buffer): Promise<Bilingual | null> {
  try {
    const { format, width, height, pages = 1 } = await sharp(data).metadata()
    // The extension determines the Content-Type, so the content must match it.
    if (!formats.includes(format)) return otherContent
    if (width * height * pages > maxPixels) return tooManyPixels
  } catch {
    return notAnImage
  }
  try {
    // A truncated image has a complete header; only decoding it shows the damage.
    await sharp(data, decoding).resize(1).raw().toBuffer()
    return null
  } catch {
    return damagedImage
  }
}

async function fileError(kind: string, data: Buffer): Promise<Bilingual | null> {
  if (kind.startsWith('image/svg')) return svg
  if (isHeic(kind, data)) return heic
  if (!isFileKind(kind)) return otherKind
  if (data.byteLength > findMaxBytes(kind)) return tooLarge(findMaxBytes(kind))
  const check = checks[kind]
  if (typeof check !== 'function') return imageError(check, data)
  return check(data) ? null : otherContent
}

/**
 * Payload's own error messages for bad files name no reason. It also accepts a URL instead of a file (`url`
 * and `filename`), whose content would bypass these checks.
 */
export const rejectBadFiles: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if (operation === 'create' && !req.file) throw clientError({ req }, noFile, { path: 'file' })
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const error = await fileError(req.file.mimetype, req.file.data)
  if (error) throw clientError({ req }, error, { path: 'file' })
  return args
}
