import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Bilingual } from './bilingual.ts'
import { type RequestLike, translate } from './translate.ts'

/** Tolerance for clock differences. */
const toleranceMs = 3_600_000

/** The company is younger: an earlier date is a typo. */
const earliest = '1990-01-01T00:00:00+07:00'

/** Request context key for demo content, whose dates are not compared with the current time. */
export const DEMO_CONTENT = 'isDemoContent'

/** “Schedule Publish” is the admin's label next to the publish button. */
export const publicationDateHelp: Bilingual = {
  id: 'Tanggal yang tampil bagi pengunjung; terisi otomatis saat pertama kali diterbitkan. Dokumen tidak menunggu tanggal ini: agar terbit nanti, pakai “Jadwalkan Publikasi” dengan waktu ini atau sesudahnya.',
  en: 'The date that visitors see; set automatically at the first publication. It does not delay publishing: to publish later, use “Schedule Publish” for this time or a later one.',
}
const inFuture: Bilingual = {
  id: 'Tanggal ini belum tiba, sedangkan penerbitan berlaku seketika. Agar terbit nanti, simpan sebagai draf lalu pakai “Jadwalkan Publikasi” di samping tombol untuk menerbitkan; agar terbit sekarang, kosongkan tanggal ini.',
  en: 'This date is in the future, but publishing takes effect at once. To publish later, save a draft and use “Schedule Publish” next to the publish button; to publish now, leave this date empty.',
}
const dayInFuture: Bilingual = {
  id: 'Tanggal ini belum tiba. Periksa bulan dan tahunnya.',
  en: 'This date is in the future. Check its month and year.',
}
const tooEarly: Bilingual = {
  id: 'Tanggal ini lebih awal dari tahun 1990. Periksa tahunnya.',
  en: 'This date is before 1990. Check the year.',
}

export type Publication = RequestLike & {
  data: unknown
  req?: { context?: Record<string, unknown> }
}

/**
 * Returns an error message, or true; drafts may have any date. 'day' compares calendar days in Jakarta, 'time' exact
 * times.
 */
export function checkPublicationDate(
  value: Date | string | null | undefined,
  publication: Publication,
  by: 'day' | 'time',
  now = Date.now(),
): string | true {
  if (!value || !isPublished(publication.data)) return true
  if (new Date(value).getTime() < Date.parse(earliest)) return translate(publication, tooEarly)
  if (isDemoContent(publication)) return true
  if (by === 'time') return isInFuture(value, now) ? translate(publication, inFuture) : true
  return dayInJakarta(new Date(value)) > dayInJakarta(new Date(now))
    ? translate(publication, dayInFuture)
    : true
}

export const isDemoContent = ({ req }: Pick<Publication, 'req'>): boolean =>
  req?.context?.[DEMO_CONTENT] === true

export function isInFuture(value: Date | string, now: number): boolean {
  return new Date(value).getTime() > now + toleranceMs
}

const isPublished = (document: unknown) =>
  typeof document === 'object' &&
  document !== null &&
  '_status' in document &&
  document._status === 'published'
