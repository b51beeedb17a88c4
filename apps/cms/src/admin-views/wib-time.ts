/** `27 November 2026 pukul 09.00 WIB`, independent of the time zone of browser and server. */
export function wibTime(instant: string | Date, language: 'id' | 'en'): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' } as const
  return `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'id', options).format(new Date(instant))} WIB`
}

export function wibDay(instant: string | Date, language: 'id' | 'en'): string {
  const options = { dateStyle: 'long', timeZone: 'Asia/Jakarta' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'id', options).format(new Date(instant))
}
