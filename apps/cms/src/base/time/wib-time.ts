import type { Locale } from '@site/contracts/locale.ts'

const write = (instant: string | Date, language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    new Date(instant),
  )

/** `27 November 2026 pukul 09.00 WIB` / `November 27, 2026 at 9:00 AM WIB`, wherever browser and server are. */
export const wibTime = (instant: string | Date, language: Locale): string =>
  `${write(instant, language, { timeStyle: 'short' })} WIB`

/** `27 November 2026` / `November 27, 2026`. */
export const wibDay = (instant: string | Date, language: Locale): string => write(instant, language, {})
