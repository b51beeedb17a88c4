import type { Locale } from './locale.ts'

/** Numbers without a charge work in Indonesia only. */
const TOLL_FREE = /^\(?080[04]/

/** The first number of a text as it is dialed from anywhere: a leading zero is that of an Indonesian number. */
export function toDialedNumber(phone: string): string {
  const [first = ''] = phone.split(/[a-z,;]/i)
  const digits = first.replaceAll(/[^\d+]/g, '')
  return TOLL_FREE.test(digits) ? digits : digits.replace(/^0/, '+62')
}

/** A phone number for readers: English pages have readers abroad, so `021-5550-0100` is `+62 21 5550 0100` there. */
export function writePhone(locale: Locale, phone: string): string {
  const [start, area] = /^\(?0(\d+)\)?/.exec(phone) ?? []
  return locale === 'en' && start !== undefined && !TOLL_FREE.test(phone)
    ? `+62 ${area}${phone.slice(start.length)}`.replaceAll('-', ' ')
    : phone
}
