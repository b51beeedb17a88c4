import { accountKey, channelKey, phoneKey } from '@site/contracts/content/channels.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import { distance } from '@site/contracts/typing-errors.ts'
import type { Check, Own } from './finding.ts'
import { authorities, checkAuthority } from './public-authorities.ts'

const BANKS =
  'bca|bni|bri|bsi|btn|btpn|cimb(?: niaga)?|danamon|dbs|hsbc|jago|jenius|mandiri|maybank|mega|ocbc|panin|permata|seabank|uob'
/** Words that may stand beside an account number without changing whose it is. */
const ACCOUNT_WORDS =
  /\b(?:bank|no|nomor|rek|rekening|account|number|a\.?n|atas nama|in the name of|pt|tbk)\b/gi
/** What a number is said to be for. */
type Use = 'phone' | 'whatsapp' | 'telegram' | 'account'
const USES: readonly [Use, RegExp][] = [
  ['phone', /\b(?:telp?|telepon|telpon|hp|hubungi|phone|call)\b/i],
  ['whatsapp', /\b(?:whats ?app|wa)\b/i],
  ['telegram', /\b(?:telegram|tele|tg)\b/i],
  ['account', new RegExp(`\\b(?:bank|rek|rekening|transfer|tf|account|${BANKS})\\b`, 'i')],
]

/** Listed numbers are shorter, separators included. */
const MAX_LISTED_CHARACTERS = 40

/** Whether our list or a public body has a number, for any use. */
export function isListedNumber(typed: string, own: Own): boolean {
  return (
    typed.length <= MAX_LISTED_CHARACTERS &&
    ['ours', 'partial', 'authority'].includes(checkNumber(typed, [], own).verdict)
  )
}

/** The text around a number without the words that say what it is for. */
export function removeUses(text: string): string {
  return USES.filter(([use]) => use !== 'account').reduce(
    (left, [, words]) => left.replace(new RegExp(words, 'gi'), ' '),
    text,
  )
}

/** A number with the text around it, which says what the number is for. */
export function checkNumberInText(typed: string, text: string, own: Own): Check {
  const beside = text.replaceAll(typed, ' ')
  const uses = USES.filter(([, words]) => words.test(beside)).map(([use]) => use)
  return checkNumber(typed, uses, own, beside)
}

/** A number is ours only if it is on our list for every use. */
export function checkNumber(typed: string, uses: readonly Use[], own: Own, beside = ''): Check {
  const phone = phoneKey(typed)
  const account = accountKey(typed)
  const numbers = own.channels.flatMap((channel) => {
    const { kind, value } = channel
    const key = kind === 'phone' || kind === 'whatsapp' || kind === 'account' ? channelKey(kind, value) : null
    return key === null ? [] : [{ channel, key, typed: kind === 'account' ? account : phone }]
  })
  const same = numbers.filter((number) => number.key === number.typed).map(({ channel }) => channel)
  const fitting = same.find(({ kind }) => isForAll(uses, kind))
  if (fitting) {
    const isPartial = fitting.kind === 'account' && !isListedAccount(beside, fitting, own)
    return { verdict: isPartial ? 'partial' : 'ours', channel: fitting }
  }
  const authority = authorities.find(({ phones = [], whatsapp = [] }) =>
    [...(isForAll(uses, 'phone') ? phones : []), ...(isForAll(uses, 'whatsapp') ? whatsapp : [])].some(
      (number) => phoneKey(number) === phone,
    ),
  )
  if (authority) return checkAuthority(authority)
  if (same[0]) return { verdict: 'unlisted', channel: same[0] }
  const alike = numbers.find((number) => isAlikeNumber(number.typed, number.key))
  return { verdict: alike ? 'alike' : 'unlisted', channel: alike?.channel ?? null }
}

/** Numbers of WhatsApp are telephone numbers, but not the reverse. */
function isForAll(uses: readonly Use[], kind: Channel['kind']): boolean {
  return uses.every((use) => use === kind || (use === 'phone' && kind === 'whatsapp'))
}

/** Whether nothing stands beside the number but the bank that the list names, and our own name. */
function isListedAccount(beside: string, { label }: Channel, { names }: Own): boolean {
  const bank = new RegExp(`\\b(?:${BANKS})\\b`, 'gi')
  const listBanks = (text: string): string[] => text.toLowerCase().match(bank) ?? []
  const [named, ...others] = listBanks(beside)
  const longestFirst = [...names].sort((one, other) => other.length - one.length)
  const left = longestFirst
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), ' '), beside.toLowerCase())
    .replace(bank, ' ')
    .replace(ACCOUNT_WORDS, ' ')
  const isBank = named !== undefined && others.length === 0 && listBanks(label).includes(named)
  return isBank && !/[\p{L}\p{N}]/u.test(left)
}

const DIGITS_OF_LOCAL_NUMBER = 7

/** One digit off, or the same local number with another prefix. */
function isAlikeNumber(typed: string, key: string): boolean {
  return (
    key.length >= DIGITS_OF_LOCAL_NUMBER &&
    (distance(typed, key) === 1 ||
      typed.endsWith(key.slice(-DIGITS_OF_LOCAL_NUMBER)) ||
      (typed.length >= DIGITS_OF_LOCAL_NUMBER && key.endsWith(typed)))
  )
}
