import { parsePastedUrl, phoneKey } from '@site/contracts/content/channels.ts'
import { plainEmail } from '@site/contracts/email-address.ts'

/** Links that start a call or a chat. */
const CALL = /^(?:tel|sms|whatsapp):\S/i
/** Those of a mailto link, the copies included. */
const ADDRESSES = /[^\s@/?#\\:&=]+@[^\s@/?#\\:&=]+/g
export const EMAIL = /^[^\s@/?#\\:]+@[^\s@/?#\\:]+\.[^\s@/?#\\:]+$/
/** An account name. */
export const HANDLE = /^@[\p{L}\p{M}\p{N}._-]{2,}$/u
const LINK =
  /^(?:[a-z][a-z0-9+.-]*:[/\\]{2}\S+|(?:[^\s/?#\\@]*@)?[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#\\]\S*)?)$/iu
const NUMBER = /\+?\(?\+?\d(?:[ ().-]*\d){2,}/g
/** Days and opening hours, such as `29-11-2026` and `08.00-17.00`, which are no part of a longer number. */
const DATES_AND_HOURS = [
  /(?<!\d[.-]?)(?:0?[1-9]|[12]\d|3[01])([.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?![.-]?\d)/g,
  /(?<!\d[.-]?)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![.-]?\d)/g,
  /(?<!\d[.-]?)(?:[01]?\d|2[0-3])[.:][0-5]\d ?- ?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![.-]?\d)/g,
]
/** An amount without its currency, if there is another channel. Account numbers have more digits. */
const AMOUNT = /^[1-9]\d{0,2}(?:\.\d{3}){2}$/
/** In a text, shorter numbers are dates and amounts, unless they are said to be for calls. */
const MIN_DIGITS_IN_TEXT = 7
/** `Hubungi kami di 157`, without years. */
const CALLED =
  /\b(?:telp?|telepon|telpon|hp|hubungi|kontak|phone|call|contact|whats ?app|wa|ojk)\W+(?:[^\W\d]+\W+){0,2}$/i
const YEAR = /^(?:19|20)\d\d$/
const CURRENCY = /(?:rp|idr|usd|\$)\.? ?$/i
const NETWORKS: readonly [names: string, hosts: readonly string[]][] = [
  ['instagram|insta|ig', ['instagram.com']],
  ['facebook|fb', ['facebook.com', 'fb.com']],
  ['twitter|x', ['x.com']],
  ['tiktok', ['tiktok.com']],
  ['threads', ['threads.net', 'threads.com']],
  ['youtube|yt', ['youtube.com']],
  ['linkedin', ['linkedin.com']],
  ['telegram|tele|tg', ['t.me', 'telegram.me']],
  ['whats ?app|wa', []],
]
/** A name without @, if nothing else is typed. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_-]{3,}$/u

/** The account that a whole text names, such as `Telegram @name`, with the hosts of its network. */
export function readAccount(text: string): { name: string; hosts: readonly string[] } | null {
  for (const [names, hosts] of NETWORKS) {
    const account = new RegExp(`^(?:${names})(?: *[:/] *| +)(@?)([\\p{L}\\p{M}\\p{N}._-]{2,})$`, 'iu')
    const [, at, name = ''] = account.exec(text) ?? []
    if (at === '@' || /\p{L}/u.test(name)) return { name, hosts }
  }
  return NAME.test(text) ? { name: text, hosts: [] } : null
}

interface FoundChannels {
  readonly words: readonly string[]
  readonly numbers: readonly string[]
  /** The text without them. */
  readonly rest: string
}

/** The links, addresses and account names in a text, and the numbers in the rest of it, each in its first spelling. */
export function findChannels(text: string, isListed: (number: string) => boolean): FoundChannels {
  const words: string[] = []
  const rest = text.replace(/\S+/g, (typed) => {
    const word = trimPunctuation(typed)
    const plain = word.replace(/\[\.\]|\(\.\)/g, '.')
    if (/^mailto:/i.test(word)) words.push(...(decode(word).slice('mailto:'.length).match(ADDRESSES) ?? []))
    else if ([CALL, EMAIL, HANDLE, LINK].some((form) => form.test(plain))) words.push(word)
    else return typed
    return ' \n '
  })
  const numbers = findNumbers(withoutDates(rest), /\p{L}/u.test(text), isListed)
  const certain = numbers.filter(({ isAmount }) => !isAmount)
  const kept = words.length + certain.length > 0 ? certain : numbers
  return {
    words: keepFirst(words, wordKey),
    numbers: keepFirst(
      kept.map(({ typed }) => typed),
      phoneKey,
    ),
    rest: kept.reduce((left, { typed }) => left.replaceAll(typed, ' '), rest),
  }
}

function keepFirst(typed: readonly string[], key: (text: string) => string): string[] {
  const keys = typed.map(key)
  return typed.filter((_, position) => keys.indexOf(keys[position] ?? '') === position)
}

/** Two spellings of a link, address or account name share it. */
function wordKey(word: string): string {
  if (EMAIL.test(word)) return plainEmail(word).toLowerCase()
  if (HANDLE.test(word)) return word.toLowerCase()
  const url = parsePastedUrl(word)
  // What stands before @ is a mailbox or not, depending on the scheme.
  return url === null || url.username !== '' ? word : url.href.replace(/^https?:/, '')
}

function withoutDates(text: string): string {
  return DATES_AND_HOURS.reduce((rest, form) => rest.replace(form, '\n'), text)
}

/** Also removes what is typed before a link, but not a link that contains another one. */
function trimPunctuation(word: string): string {
  return word.replace(/^[^./\\@%]*(?=https?:\/\/)/i, '').replace(/^[<("'[{*]+|[>)"'\]}.!?:*]+$/g, '')
}

function findNumbers(
  text: string,
  hasLetters: boolean,
  isListed: (number: string) => boolean,
): { typed: string; isAmount: boolean }[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: typed, index }) => {
    const parts = splitNumber(typed, isListed)
    if (parts.length > 1) return parts.map((part) => ({ typed: part, isAmount: false }))
    const before = text.slice(0, index)
    const isLong = isLongNumber(typed)
    const isCalled = CALLED.test(before) && !YEAR.test(typed)
    const isNumber = (isLong || isCalled || !hasLetters) && !CURRENCY.test(before)
    return isNumber ? [{ typed, isAmount: hasLetters && !isCalled && AMOUNT.test(typed) }] : []
  })
}

function isLongNumber(typed: string): boolean {
  return typed.replace(/\D/g, '').length >= MIN_DIGITS_IN_TEXT
}

/** Numbers with only a space between them, if one of them is listed and the other is one by itself. */
function splitNumber(typed: string, isListed: (number: string) => boolean): string[] {
  if (isListed(typed)) return [typed]
  for (const { 0: space, index } of typed.matchAll(/ +/g)) {
    const parts = [typed.slice(0, index), typed.slice(index + space.length)]
    const [first = '', second = ''] = parts
    const listed = parts.filter(isListed)
    if (listed.length > 0 && parts.every((part) => isLongNumber(part) || listed.includes(part))) {
      return [first, ...splitNumber(second, isListed)]
    }
  }
  return [typed]
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed percent sequence is compared as it stands.
    return text
  }
}
