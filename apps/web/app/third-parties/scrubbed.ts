/** Stands for what was left out. */
const GONE = '…'
/** What is longer tells no more, and would take long to look through. */
const LONGEST = 1000

const EMAIL = /[^\s@<>"'(),;:/?#&=]{1,254}(?:@|%(?:25)*40)[^\s@<>"'(),;:/?#&=]{1,254}/gi
/** What a registration or a draft is opened with, also without its address. */
const TICKET = /\b\d+\.[\w-]{20,}/g
const ORIGIN = /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s/?#"'<>()]*/gi
const QUERY = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g
/** Of an address that begins with a word, or with its query. */
const QUERY_ALONE = /\?[\w.%[\]-]{1,100}=[^\s"'<>()]*/g

/** Telephone and account numbers, also as people space them: `0812-3456 7890`. */
const DIGITS = /\+?\d(?:[ ().-]{0,2}\d){5,}/g
const DIGITS_OF_PATH = /\d{6,}/g
/** Numbers that say nothing of who somebody is, though they are as long: amounts grouped by threes, years and dates. */
const AMOUNT = '[1-9]\\d{0,2}(?:\\.\\d{3}){1,2}'
const YEAR = '(?:19|20)\\d\\d'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = `${YEAR}-${MONTH}-${DAY}|${DAY}([ .-])${MONTH}\\1${YEAR}`
const PLAIN = new RegExp(
  `^(?:${DATE}|${YEAR}-${YEAR}|(?:[1-9]\\d? )?(?:${AMOUNT}|${YEAR})(?: (?:${AMOUNT}|${YEAR}))*)$`,
)

/** A text without what could tell who somebody is; addresses in it are paths. */
export function scrubbedText(text: string): string {
  return withoutQueries(cut(text))
    .replaceAll(EMAIL, GONE)
    .replaceAll(TICKET, GONE)
    .replaceAll(DIGITS, (digits) => (PLAIN.test(digits) ? digits : GONE))
}

/** A path of ours. Dates in it stay. */
export function scrubbedPath(path: string): string {
  return cut(path).replaceAll(EMAIL, GONE).replaceAll(TICKET, GONE).replaceAll(DIGITS_OF_PATH, GONE)
}

/** Addresses as paths, without host, query and place. */
export function withoutQueries(text: string): string {
  return cut(text).replaceAll(ORIGIN, '').replaceAll(QUERY, '$1').replaceAll(QUERY_ALONE, '')
}

/** At the end of a word or of a part of a path: half an address would not be known as one. */
function cut(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST).replace(/[^\s/]*$/, GONE) : text
}
