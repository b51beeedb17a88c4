import { dayInWords, dayOfWords } from '../../apps/cms/seed/dates-in-words.ts'

/** The words of a page, without tags, scripts and styles. */
export function readHtmlText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
}

const daysAfter = (text: string, words: string): string[] =>
  [...text.matchAll(new RegExp(`(?:${words}) (${dayInWords})`, 'gi'))].map(([, day = '']) => dayOfWords(day))

/** Days on which the page says that something was checked. */
export const checkedDays = (text: string): string[] => daysAfter(text, 'diperiksa(?: pada)?|checked on')

/** Days of our price lists, which are the first days of their rates. */
export const priceListDays = (text: string): string[] =>
  daysAfter(text, 'Daftar biaya Wirasana,|Wirasana price list,')

/** Days since which texts say that our rates are in force. */
export const rateDays = (text: string): string[] =>
  daysAfter(
    text,
    '(?:tarif aplikasi kami|tarif kami|rates? of our app|our rates?)\\b[^.]{0,40}?(?:sejak|since)',
  )

/** The days of the month on which retail government series pay and mature, by their kind. */
export function couponDays(text: string): { kind: string; date: string }[] {
  const days = new RegExp(
    `\\b(ORI|SBR|SR|ST)\\d{3}(?:(?!\\b(?:ORI|SBR|SR|ST)\\d{3}).)*?(?:jatuh tempo|matures|Pembayaran pertama|First payment) (${dayInWords})`,
    'g',
  )
  return [...text.matchAll(days)].map(([, kind = '', day = '']) => ({ kind, date: dayOfWords(day).slice(8) }))
}
