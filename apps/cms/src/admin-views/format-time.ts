import type { adminLanguage } from './copy.ts'

/** A point in time in Jakarta, without the name of the time zone. */
export function formatTime(language: ReturnType<typeof adminLanguage>, instant: string | Date): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(instant))
}
