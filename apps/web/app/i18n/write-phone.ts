import type { Locale } from './locales.ts'

/** A phone number as it is dialed from anywhere: a leading zero is that of an Indonesian number. */
export function dialedNumber(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+62')
}

/** A phone number for readers: English pages have readers abroad, so `021-5550-0100` is `+62 21 5550 0100` there. */
export function writePhone(locale: Locale, phone: string): string {
  const [start, area] = /^\(?0(\d+)\)?/.exec(phone) ?? []
  return locale === 'en' && start !== undefined
    ? `+62 ${area}${phone.slice(start.length)}`.replaceAll('-', ' ')
    : phone
}
