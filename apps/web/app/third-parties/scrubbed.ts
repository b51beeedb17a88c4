/** Stands for what was left out. */
const GONE = '…'

const EMAIL = /[^\s@<>"'(),;:/?#&=]+(?:@|%40)[^\s@<>"'(),;:/?#&=]+/gi
/** Telephone and account numbers, also as people space them: `0812-3456 7890`. */
const DIGITS = /\+?\d(?:[ ().-]{0,2}\d){5,}/g
const DIGITS_OF_PATH = /\d{6,}/g
const ORIGIN = /\b[a-z][a-z\d+.-]*:\/\/[^\s/?#"'<>()]*/gi
const QUERY = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g

/** A text without what could tell who somebody is; addresses in it are paths. */
export function scrubbedText(text: string): string {
  return withoutQueries(text).replaceAll(EMAIL, GONE).replaceAll(DIGITS, GONE)
}

/** A path of ours. Dates in it stay. */
export function scrubbedPath(path: string): string {
  return path.replaceAll(EMAIL, GONE).replaceAll(DIGITS_OF_PATH, GONE)
}

/** Addresses as paths, without host, query and place. */
export function withoutQueries(text: string): string {
  return text.replaceAll(ORIGIN, '').replaceAll(QUERY, '$1')
}
