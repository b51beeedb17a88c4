import { domainToUnicode } from 'node:url'
import {
  accountKey,
  channelKey,
  parsePastedUrl,
  phoneKey,
  profileKey,
  readHost,
} from '@site/contracts/content/channels.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import { plainEmail } from '@site/contracts/email-address.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { distance } from '@site/contracts/typing-errors.ts'
import { toSkeleton } from './name-skeleton.ts'
import { type Authority, authorities } from './public-authorities.ts'

/** There is no verdict that anything is harmless: a list can only tell what is ours. */
export type Verdict = (typeof verdicts)[number]

/**
 * The worst first. `partial`: a name or number of ours that may be used in a place where it is not ours. `authority`: a
 * channel that a public body publishes.
 */
export const verdicts = ['alike', 'unlisted', 'partial', 'authority', 'ours'] as const

export interface Finding {
  /** As it was typed. */
  readonly typed: string
  readonly verdict: Verdict
  /**
   * The channel that it is or resembles; null if it only carries our name. If unlisted: the domain that it is on, or
   * the channel with the same number for another use.
   */
  readonly channel: Channel | null
  /** If a name is on our list for other networks than the one it was seen on: those networks. */
  readonly networks?: readonly string[]
  readonly authority?: Authority
}

/** The firm's channels and names. */
export interface Own {
  readonly channels: readonly Channel[]
  readonly names: readonly string[]
}

type Check = Omit<Finding, 'typed'>
const unlisted: Check = { verdict: 'unlisted', channel: null }

const MAX_FINDINGS = 20
/** In a longer text, shorter numbers are dates and amounts, unless they are said to be for calls. */
const MIN_DIGITS_IN_TEXT = 7
/** `Hubungi kami di 157`, without years. */
const SHORT_NUMBER =
  /\b(?:telp?|telepon|telpon|hp|hubungi|kontak|phone|call|contact|whats ?app|wa|ojk)\W+(?:\w+\W+){0,2}$/i
const YEAR = /^(?:19|20)\d\d$/
/** What a number is said to be for, by the words before it. */
type Use = 'phone' | 'whatsapp' | 'telegram' | 'account'
const USES: readonly [Use, string][] = [
  ['phone', 'telp?|telepon|telpon|hp|hubungi|phone|call'],
  ['whatsapp', 'whats ?app|wa'],
  ['telegram', 'telegram|tele|tg'],
  ['account', 'bank|rek|rekening|transfer|tf|account'],
]
const BANKS =
  'bca|bni|bri|bsi|btn|btpn|cimb(?: niaga)?|danamon|dbs|hsbc|jago|jenius|mandiri|maybank|mega|ocbc|panin|permata|seabank|uob'
/** Words that may stand beside an account number without changing whose it is. */
const ACCOUNT_WORDS =
  /\b(?:bank|no|nomor|rek|rekening|account|number|a\.?n|atas nama|in the name of|pt|tbk)\b/gi
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
const NUMBER = /\+?\(?\+?\d(?:[ ().-]*\d){2,}/g
const EMAIL = /^(?:mailto:)?[^\s@/?#\\:]+@[^\s@/?#\\:]+\.[^\s@/?#\\:]+$/i
const LINK =
  /^(?:[a-z][a-z0-9+.-]*:[/\\]{2}\S+|(?:[^\s/?#\\@]*@)?[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#\\]\S*)?)$/iu
/** Those of a mailto link, the copies included. */
const ADDRESSES = /[^\s@/?#\\:&=]+@[^\s@/?#\\:&=]+/g
/** A part of a link that names a user. */
const USER = /(?:^|[/?#=&])[@~]|^\/(?:u|users?|profiles?|profil|members?|c|channels?)\/+[^/?#]/gi
const HANDLE = /^@[\p{L}\p{M}\p{N}._-]{2,}$/u
/** The whole text is a name without @. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_-]{3,}$/u

/** Every number, link, address and account name in a text, checked against our list. */
export function checkChannels(text: string, own: Own): Finding[] {
  const findings = new Map<string, Finding>()
  const add = (typed: string, check: Check) => {
    const found = findings.get(typed)
    if (!found || rank(check) < rank(found)) findings.set(typed, { typed, ...check })
  }
  let carried: Use | undefined
  const lines = text.split(/[\r\n,;]+/).map(plainCharacters)
  const isWhole = lines.filter((line) => line !== '').length === 1
  const hasWords = /\p{L}/u.test(text)
  for (const line of lines) {
    const named = namedAccount(line, isWhole)
    if (named) {
      add(line, checkName(named.name, own, named.hosts))
      continue
    }
    const rest = line.replace(/\S+/g, (word) => {
      const bare = word.replace(/^.*?(?=https?:\/\/)/i, '').replace(/^[<("'[{*]+|[>)"'\]}.!?:*]+$/g, '')
      const check =
        checkWord(bare, own) ??
        (isWhole && line === word && NAME.test(word) ? checkName(word, own, []) : null)
      if (check === null) return word
      add(bare, check)
      return ' \n '
    })
    let end = 0
    for (const { 0: typed, index } of rest.matchAll(NUMBER)) {
      const before = rest.slice(end, index)
      const use = lastUse(before) ?? nextUse(rest.slice(index + typed.length)) ?? carried
      end = index + typed.length
      const isAmount = /(?:rp|idr|usd|\$)\.? ?$/i.test(rest.slice(0, index))
      // A network holds for all numbers that follow, a bank only for the first.
      carried = use === 'account' && !isAmount ? undefined : use
      const digits = typed.replace(/\D/g, '').length
      const isOnly = (isWhole || !hasWords) && typed.length >= rest.trim().length - 1
      const isNumber = digits >= MIN_DIGITS_IN_TEXT || (SHORT_NUMBER.test(before) && !YEAR.test(typed))
      if (isOnly || (isNumber && !isAmount)) add(typed, checkNumber(typed, own, use, lines.join(' ')))
    }
    carried = lastUse(rest.slice(end)) ?? carried
  }
  return [...findings.values()].sort((one, other) => rank(one) - rank(other)).slice(0, MAX_FINDINGS)
}

const rank = ({ verdict }: Check) => verdicts.indexOf(verdict)

/** The use that was named last. */
function lastUse(text: string): Use | undefined {
  const positions = [...USES, ['account', BANKS] as const].map(([use, words]) => {
    const last = [...text.matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))].at(-1)
    return { use, position: last?.index ?? -1 }
  })
  const [first] = positions.sort((one, other) => other.position - one.position)
  return first && first.position >= 0 ? first.use : undefined
}

/** `(WA)` or a bank behind a number. */
const NEXT = new RegExp(`^ *\\([^)\\d]*\\)|^\\W*\\w+\\W*$|^\\W*(?:${BANKS})\\b`, 'i')
const nextUse = (text: string) => lastUse(NEXT.exec(text)?.[0] ?? '')

/** A line such as `Telegram @name`; without @ only if it is the whole text. */
function namedAccount(line: string, isWhole: boolean) {
  for (const [names, hosts] of NETWORKS) {
    const match = new RegExp(`^(?:${names})(?: *[:/] *| +)(@?)([\\p{L}\\p{M}\\p{N}._-]{2,})$`, 'iu').exec(
      line,
    )
    const [, at, name = ''] = match ?? []
    if (match && (at === '@' || (isWhole && /\p{L}/u.test(name)))) return { name, hosts }
  }
  return null
}

/** Null for a word that is no channel. */
function checkWord(word: string, own: Own): Check | null {
  const phone = /^(?:tel|sms|whatsapp):(?:\/\/send\/?\?phone=)?(.+)$/i.exec(word)?.[1]
  if (phone !== undefined) {
    return checkNumber(phone, own, /^whatsapp/i.test(word) ? 'whatsapp' : 'phone', word)
  }
  if (/^mailto:/i.test(word)) {
    const checks = (decoded(word).slice('mailto:'.length).match(ADDRESSES) ?? []).map((address) =>
      checkEmail(address, own),
    )
    return checks.sort((one, other) => rank(one) - rank(other))[0] ?? null
  }
  if (EMAIL.test(word)) return checkEmail(word, own)
  if (HANDLE.test(word)) return checkName(word.slice(1), own, [])
  if (!LINK.test(defanged(word))) return null
  const url = parsePastedUrl(word)
  return url ? checkLink(word, url, own) : resemblance(word, own)
}

const defanged = (word: string) => word.replace(/\[\.\]|\(\.\)/g, '.')

function checkNumber(typed: string, own: Own, use: Use | undefined, text: string): Check {
  const [phone, account] = [phoneKey(typed), accountKey(typed)]
  const numbers = own.channels.flatMap((channel) => {
    const { kind, value } = channel
    const key = kind === 'phone' || kind === 'whatsapp' || kind === 'account' ? channelKey(kind, value) : null
    return key === null ? [] : [{ channel, key, typed: kind === 'account' ? account : phone }]
  })
  const same = numbers.filter((number) => number.key === number.typed)
  const fitting = same.find(({ channel }) => isFor(use, channel.kind))
  if (fitting?.channel.kind === 'account') {
    const isOurs = isListedAccount(text.replace(typed, ' '), fitting.channel, own)
    return { verdict: isOurs ? 'ours' : 'partial', channel: fitting.channel }
  }
  if (fitting) return { verdict: 'ours', channel: fitting.channel }
  const authority = authorityOfNumber(phone, use)
  if (authority) return authority
  if (same[0]) return { verdict: 'unlisted', channel: same[0].channel }
  const alike = numbers.find((number) => isAlikeNumber(number.typed, number.key))
  return alike ? { verdict: 'alike', channel: alike.channel } : unlisted
}

/** Numbers of WhatsApp are telephone numbers, but not the reverse. */
function isFor(use: Use | undefined, kind: Channel['kind']): boolean {
  if (use === undefined) return true
  return use === 'phone' ? kind === 'phone' || kind === 'whatsapp' : use === kind
}

/** Whether nothing stands beside the number but the bank that the list names, and our own name. */
function isListedAccount(beside: string, { label }: Channel, { names }: Own): boolean {
  const bank = new RegExp(`\\b(?:${BANKS})\\b`, 'gi')
  const banksIn = (text: string): string[] => text.toLowerCase().match(bank) ?? []
  const named = banksIn(beside)
  const longestFirst = [...names].sort((one, other) => other.length - one.length)
  const left = longestFirst
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), ' '), beside.toLowerCase())
    .replace(bank, ' ')
    .replace(ACCOUNT_WORDS, ' ')
  const isBank = named.length === 1 && named.every((name) => banksIn(label).includes(name))
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

function checkEmail(typed: string, own: Own): Check {
  const address = plainEmail(typed).toLowerCase()
  const listed = own.channels.find(
    ({ kind, value }) => kind === 'email' && channelKey(kind, value) === address,
  )
  const host = address.slice(address.lastIndexOf('@') + 1)
  if (listed) return { verdict: 'ours', channel: listed }
  const authority = authorities.find(({ emails = [] }) => emails.includes(address))
  if (authority) return byAuthority(authority)
  const domain = findOwnDomain(host, own)
  return domain
    ? { verdict: 'unlisted', channel: domain }
    : resemblance(`${address} ${domainToUnicode(host)}`, own)
}

function checkLink(typed: string, url: URL, own: Own): Check {
  const host = readHost(url)
  const number = numberInLink(host, url)
  if (number !== null) return checkNumber(number, own, 'whatsapp', number)
  // Without a scheme, what stands before @ is a mailbox.
  if (url.username !== '' && !/^[a-z][a-z0-9+.-]*:[/\\]/i.test(typed)) {
    return checkEmail(`${decoded(url.username)}@${host}`, own)
  }
  const key = profileKey(url)
  const profile = own.channels.find(
    ({ kind, value }) => (kind === 'social' || kind === 'app') && channelKey(kind, value) === key,
  )
  const domain = findOwnDomain(host, own)
  const path = plainCharacters(decoded(`${url.pathname}${url.search}${url.hash}`))
  const users = path.match(USER)?.length ?? 0
  // A percent sign that is left may hide a user from us, but not from the site.
  const isHidden = `${decoded(url.username)}${path}`.includes('%')
  if (domain && (isHidden || users > (profile ? 1 : 0))) return { verdict: 'unlisted', channel: domain }
  const channel = profile ?? domain
  if (channel) return { verdict: 'ours', channel }
  const authority = authorities.find((one) => isWithin(host, one.domain))
  if (authority && !isHidden && users === 0) return byAuthority(authority)
  return resemblance(`${typed} ${domainToUnicode(host)}`, own)
}

const byAuthority = ({ name, address }: Authority): Check => ({
  verdict: 'authority',
  channel: null,
  authority: { name, address },
})

function authorityOfNumber(phone: string, use: Use | undefined): Check | null {
  const authority = authorities.find(({ phones = [], whatsapp = [] }) =>
    [...phones.filter(() => isFor(use, 'phone')), ...whatsapp.filter(() => isFor(use, 'whatsapp'))].some(
      (number) => phoneKey(number) === phone,
    ),
  )
  return authority ? byAuthority(authority) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed percent sequence is compared as it stands.
    return text
  }
}

/** Links that start a chat or a call. */
function numberInLink(host: string, url: URL): string | null {
  if (host === 'wa.me') return /^\/\+?(\d{5,})\/?$/.exec(url.pathname)?.[1] ?? null
  const isSend = /^(?:(?:api|web|www)\.)?whatsapp\.com$/.test(host) && /^\/send\/?$/.test(url.pathname)
  return isSend ? url.searchParams.get('phone') : null
}

/** The domain of ours that a host belongs to: only its owner can add names in front of it. */
function findOwnDomain(host: string, { channels }: Own): Channel | undefined {
  return channels.find(({ kind, value }) => {
    const domain = kind === 'domain' ? channelKey(kind, value) : null
    return domain !== null && isWithin(host, domain)
  })
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** A name is ours only on the network it is listed for. */
function checkName(typed: string, own: Own, hosts: readonly string[]): Check {
  const name = typed.toLowerCase()
  const accounts = own.channels
    .filter((channel) => accountName(channel) === name)
    .map((channel) => ({ channel, host: channelKey('social', channel.value)?.split('/')[0] ?? '' }))
  const there = accounts.find(({ host }) => hosts.includes(host))
  if (there) return { verdict: 'ours', channel: there.channel }
  return accounts[0]
    ? { verdict: 'partial', channel: accounts[0].channel, networks: accounts.map(({ host }) => host) }
    : resemblance(typed, own)
}

/** The name of a social media account of ours. */
function accountName({ kind, value }: Channel): string | undefined {
  return kind === 'social' ? channelKey(kind, value)?.split('/').at(-1) : undefined
}

/** A word that a stranger would use to look like us. */
interface OwnWord {
  readonly skeleton: string
  readonly channel: Channel | null
}

function ownWords({ channels, names }: Own): OwnWord[] {
  const ofChannels = channels.flatMap((channel): OwnWord[] => {
    const key = channel.kind === 'domain' ? channelKey('domain', channel.value) : null
    const word = key === null ? accountName(channel) : registeredName(domainToUnicode(key))
    return word === undefined ? [] : [{ skeleton: toSkeleton(word), channel }]
  })
  return [...ofChannels, ...names.map((name) => ({ skeleton: toSkeleton(name), channel: null }))]
}

/** `contoh` of `www.contoh.co.id`. */
function registeredName(host: string): string {
  const labels = host.split('.')
  const hasTwoLevels = /^(?:ac|biz|co|com|go|gov|mil|my|net|or|org|sch|web)$/.test(labels.at(-2) ?? '')
  return labels.at(hasTwoLevels && labels.length > 2 ? -3 : -2) ?? host
}

/** Shorter names are parts of ordinary words. */
const MIN_NAME_LENGTH = 5
const MIN_LENGTH_FOR_TWO_ERRORS = 10

function resemblance(typed: string, own: Own): Check {
  const whole = toSkeleton(typed)
  const parts = typed.split(/[^\p{L}\p{M}\p{N}$|!-]+/u).map(toSkeleton)
  const alike = ownWords(own).find(({ skeleton }) => {
    if (skeleton.length < MIN_NAME_LENGTH) return parts.includes(skeleton)
    const bearable = skeleton.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2
    return whole.includes(skeleton) || parts.some((part) => distance(part, skeleton) <= bearable)
  })
  return alike ? { verdict: 'alike', channel: alike.channel } : unlisted
}
