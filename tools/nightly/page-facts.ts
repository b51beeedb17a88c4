const locales = ['id', 'en'] as const
const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
  )
const months = locales.map(monthsOf)
/** Pages write whole names, and their first three letters in tables. */
const monthNames = [...new Set(months.flat().flatMap((name) => [name, name.slice(0, 3)]))].join('|')
const dayInWords = `\\d{1,2} (?:${monthNames}) \\d{4}|(?:${monthNames}) \\d{1,2}, \\d{4}`

/** `2026-11-01` of `1 Nov 2026` or `November 1, 2026`. */
function dayOf(words: string): string {
  const [name = ''] = words.match(/[A-Z][a-z]+/) ?? []
  const month = Math.max(...months.map((names) => names.findIndex((each) => each.startsWith(name)))) + 1
  const [date = '', year = ''] = words.match(/\d+/g) ?? []
  return `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** The words of a page, without tags, scripts and styles. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
}

const daysAfter = (text: string, words: string): string[] =>
  [...text.matchAll(new RegExp(`(?:${words}) (${dayInWords})`, 'gi'))].map(([, day = '']) => dayOf(day))

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
  return [...text.matchAll(days)].map(([, kind = '', day = '']) => ({ kind, date: dayOf(day).slice(8) }))
}
