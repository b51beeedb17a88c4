import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Bilingual } from './bilingual.ts'
import { type Asker, say } from './say.ts'

/** Two clocks are never quite the same, and nobody holds a text back for less. */
const toleranceMs = 3_600_000

/** The firm is younger: what is older is a slip of a key in the year. */
const earliest = '1990-01-01T00:00:00+07:00'

/** In the context of a request that brings a demonstration's content, which is of its own time whatever the clock says. */
export const OF_ITS_OWN_TIME = 'publishedInItsOwnTime'

/** “Schedule Publish” is what the admin calls it beside the button that publishes. */
export const publicationDateHelp: Bilingual = {
  id: 'Tanggal yang dibaca pengunjung; terisi sendiri saat pertama kali diterbitkan. Dokumen tidak menunggu tanggal ini: agar terbit nanti, pakai “Jadwalkan Publikasi” dengan waktu ini atau sesudahnya.',
  en: 'The date that visitors read; filled in when it is first published. A document does not wait for it: to publish later, use “Schedule Publish” for this time or a later one.',
}
const stillToCome: Bilingual = {
  id: 'Tanggal ini belum tiba, sedangkan menerbitkan berlaku seketika. Agar terbit nanti, simpan sebagai draf lalu pakai “Jadwalkan Publikasi” di samping tombol untuk menerbitkan; agar terbit sekarang, kosongkan tanggal ini.',
  en: 'This date is still to come, and publishing takes effect at once. To publish later, save a draft and use “Schedule Publish” beside the button that publishes; to publish now, leave this date empty.',
}
const dayToCome: Bilingual = {
  id: 'Tanggal ini belum tiba. Periksa bulan dan tahunnya.',
  en: 'This date is still to come. Look at its month and year again.',
}
const tooEarly: Bilingual = {
  id: 'Tanggal ini lebih awal dari tahun 1990. Periksa tahunnya.',
  en: 'This date is before 1990. Look at its year again.',
}

export type Publication = Asker & {
  data: unknown
  req?: { context?: Record<string, unknown> }
}

/**
 * Returns an error message, or true; a draft may have any date. 'day' compares calendar days in Jakarta, 'time' exact
 * times.
 */
export function checkPublicationDate(
  value: Date | string | null | undefined,
  publication: Publication,
  by: 'day' | 'time',
  now = Date.now(),
): string | true {
  if (!value || !isPublished(publication.data)) return true
  if (new Date(value).getTime() < Date.parse(earliest)) return say(publication, tooEarly)
  if (isOfItsOwnTime(publication)) return true
  if (by === 'time') return isStillToCome(value, now) ? say(publication, stillToCome) : true
  return dayInJakarta(new Date(value)) > dayInJakarta(new Date(now)) ? say(publication, dayToCome) : true
}

export const isOfItsOwnTime = ({ req }: Pick<Publication, 'req'>): boolean =>
  req?.context?.[OF_ITS_OWN_TIME] === true

export function isStillToCome(value: Date | string, now: number): boolean {
  return new Date(value).getTime() > now + toleranceMs
}

const isPublished = (document: unknown) =>
  typeof document === 'object' &&
  document !== null &&
  '_status' in document &&
  document._status === 'published'
