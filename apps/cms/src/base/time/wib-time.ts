import { clockInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'

// British English: day first, as in the date fields of both languages.
const languageTags = { id: 'id', en: 'en-GB' } as const

/** `27 November 2026, 09:00 WIB`, wherever browser and server are, as Payload writes times (`admin.dateFormat`). */
export const wibTime = (instant: string | Date, language: Locale): string =>
  `${wibDay(instant, language)}, ${clockInJakarta(new Date(instant))} WIB`

/** `27 November 2026`. */
export const wibDay = (instant: string | Date, language: Locale): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    new Date(instant),
  )
