/** Replaces removed parts. */
const REMOVED = '…'
/** Longer texts add nothing and take long to scan. */
const MAX_LENGTH = 1000

const EMAIL = /[^\s@<>"'(),;:/?#&=]{1,254}(?:@|%(?:25)*40)[^\s@<>"'(),;:/?#&=]{1,254}/gi
/** Tokens of registrations, subscriptions and drafts, with or without a URL. */
const TICKET = /\b\d+\.(?:[a-z\d]*\.){0,3}[\w-]{20,}/g
const ORIGIN = /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s/?#"'<>()]*/gi
const QUERY = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g
/** The query of a URL without a path. */
const BARE_QUERY = /\?[\w.%[\]-]{1,100}=[^\s"'<>()]*/g

/** Phone and account numbers, also with separators: `0812-3456 7890`. */
const DIGITS = /\+?\d(?:[ ().-]{0,2}\d){5,}/g
const PATH_DIGITS = /\d{6,}/g
/** Long numbers that are not personal data: grouped amounts, years and dates. */
const AMOUNT = '[1-9]\\d{0,2}(?:\\.\\d{3}){1,2}'
const YEAR = '(?:19|20)\\d\\d'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = `${YEAR}-${MONTH}-${DAY}|${DAY}([ .-])${MONTH}\\1${YEAR}`
const PLAIN = new RegExp(
  `^(?:${DATE}|${YEAR}-${YEAR}|(?:[1-9]\\d? )?(?:${AMOUNT}|${YEAR})(?: (?:${AMOUNT}|${YEAR}))*)$`,
)

/** Removes personal data from a text; URLs become paths. */
export function scrubbedText(text: string): string {
  return withoutQueries(cut(text))
    .replaceAll(EMAIL, REMOVED)
    .replaceAll(TICKET, REMOVED)
    .replaceAll(DIGITS, (digits) => (PLAIN.test(digits) ? digits : REMOVED))
}

/** Removes personal data from a path, but keeps dates. */
export function scrubbedPath(path: string): string {
  return cut(path).replaceAll(EMAIL, REMOVED).replaceAll(TICKET, REMOVED).replaceAll(PATH_DIGITS, REMOVED)
}

/** Replaces URLs by their paths. */
export function withoutQueries(text: string): string {
  return cut(text).replaceAll(ORIGIN, '').replaceAll(QUERY, '$1').replaceAll(BARE_QUERY, '')
}

/** Cuts at the end of a word or path segment: half an email address would not be recognized. */
function cut(text: string): string {
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/[^\s/]*$/, REMOVED) : text
}
