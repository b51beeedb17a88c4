import { domainToUnicode } from 'node:url'
import {
  accountKey,
  channelKey,
  hostOf,
  phoneKey,
  profileKey,
  urlOf,
} from '@site/contracts/content/channels.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import { plainEmail } from '@site/contracts/email-address.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { distance } from '@site/contracts/typing-errors.ts'
import { skeletonOf } from './name-skeleton.ts'

/** There is no verdict that anything is harmless: a list can only tell what is ours. */
export type Verdict = 'ours' | 'alike' | 'unlisted'

export interface Finding {
  /** As it was typed. */
  readonly typed: string
  readonly verdict: Verdict
  /** The channel that it is, or that it resembles; null if it only carries our name. */
  readonly channel: Channel | null
}

/** The firm's channels and names. */
export interface Own {
  readonly channels: readonly Channel[]
  readonly names: readonly string[]
}

type Check = Omit<Finding, 'typed'>
const unlisted: Check = { verdict: 'unlisted', channel: null }

const MAX_FINDINGS = 20
/** In a longer text, shorter numbers are dates and amounts. */
const MIN_DIGITS_IN_TEXT = 7
const NUMBER = /\+?\(?\+?\d(?:[ ().-]*\d){2,}/g
const EMAIL = /^(?:mailto:)?[^\s@/?#\\:]+@[^\s@/?#\\:]+\.[^\s@/?#\\:]+$/i
const LINK =
  /^(?:[a-z][a-z0-9+.-]*:[/\\]{2}\S+|(?:[^\s/?#\\@]*@)?[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#\\]\S*)?)$/iu
const HANDLE = /^@[\p{L}\p{M}\p{N}._-]{2,}$/u
/** The whole text is a name without @. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_-]{3,}$/u

/** Every number, link, address and account name in a text, checked against our list. */
export function checkChannels(text: string, own: Own): Finding[] {
  const findings = new Map<string, Finding>()
  const add = (typed: string, check: Check) => {
    if (findings.size < MAX_FINDINGS) findings.set(typed, { typed, ...check })
  }
  const lines = text.split(/[\r\n,;]+/).map(plainCharacters)
  const isWhole = lines.filter((line) => line !== '').length === 1
  for (const line of lines) {
    const rest = line.replace(/\S+/g, (word) => {
      const bare = word.replace(/^.*?(?=https?:\/\/)/i, '').replace(/^[<("'[{*]+|[>)"'\]}.!?:*]+$/g, '')
      const check =
        checkWord(bare, own) ?? (isWhole && line === word && NAME.test(word) ? checkName(word, own) : null)
      if (check === null) return word
      add(bare, check)
      return ' \n '
    })
    for (const { 0: typed, index } of rest.matchAll(NUMBER)) {
      const isAmount = /(?:rp|idr|usd|\$)\.? ?$/i.test(rest.slice(0, index))
      const digits = typed.replace(/\D/g, '').length
      const isOnly = isWhole && typed.length >= rest.trim().length - 1
      if (isOnly || (digits >= MIN_DIGITS_IN_TEXT && !isAmount)) add(typed, checkNumber(typed, own))
    }
  }
  return [...findings.values()]
}

/** Null for a word that is no channel. */
function checkWord(word: string, own: Own): Check | null {
  const phone = /^(?:tel|sms|whatsapp):(?:\/\/send\/?\?phone=)?(.+)$/i.exec(word)?.[1]
  if (phone !== undefined) return checkNumber(phone, own)
  if (EMAIL.test(word)) return checkEmail(word, own)
  if (HANDLE.test(word)) return checkName(word.slice(1), own)
  if (!LINK.test(defanged(word))) return null
  const url = urlOf(word)
  return url ? checkLink(word, url, own) : resemblance(word, own)
}

const defanged = (word: string) => word.replace(/\[\.\]|\(\.\)/g, '.')

function checkNumber(typed: string, own: Own): Check {
  const [phone, account] = [phoneKey(typed), accountKey(typed)]
  const numbers = own.channels.flatMap((channel) => {
    const { kind, value } = channel
    const key = kind === 'phone' || kind === 'whatsapp' || kind === 'account' ? channelKey(kind, value) : null
    return key === null ? [] : [{ channel, key, typed: kind === 'account' ? account : phone }]
  })
  const same = numbers.find((number) => number.key === number.typed)
  if (same) return { verdict: 'ours', channel: same.channel }
  const alike = numbers.find((number) => isAlikeNumber(number.typed, number.key))
  return alike ? { verdict: 'alike', channel: alike.channel } : unlisted
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
  const channel = listed ?? domainOf(host, own)
  return channel ? { verdict: 'ours', channel } : resemblance(`${address} ${domainToUnicode(host)}`, own)
}

function checkLink(typed: string, url: URL, own: Own): Check {
  const host = hostOf(url)
  const number = numberInLink(host, url)
  if (number !== null) return checkNumber(number, own)
  const key = profileKey(url)
  const profile = own.channels.find(
    ({ kind, value }) => (kind === 'social' || kind === 'app') && channelKey(kind, value) === key,
  )
  const channel = profile ?? domainOf(host, own)
  return channel ? { verdict: 'ours', channel } : resemblance(`${typed} ${domainToUnicode(host)}`, own)
}

/** Links that start a chat or a call. */
function numberInLink(host: string, url: URL): string | null {
  if (host === 'wa.me') return /^\/\+?(\d{5,})\/?$/.exec(url.pathname)?.[1] ?? null
  return host.endsWith('whatsapp.com') ? url.searchParams.get('phone') : null
}

/** The domain of ours that a host belongs to: only its owner can add names in front of it. */
function domainOf(host: string, { channels }: Own): Channel | undefined {
  return channels.find(({ kind, value }) => {
    const domain = kind === 'domain' ? channelKey(kind, value) : null
    return domain !== null && (host === domain || host.endsWith(`.${domain}`))
  })
}

function checkName(typed: string, own: Own): Check {
  const name = typed.toLowerCase()
  const channel = own.channels.find((candidate) => accountName(candidate) === name)
  return channel ? { verdict: 'ours', channel } : resemblance(typed, own)
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
    return word === undefined ? [] : [{ skeleton: skeletonOf(word), channel }]
  })
  return [...ofChannels, ...names.map((name) => ({ skeleton: skeletonOf(name), channel: null }))]
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
  const whole = skeletonOf(typed)
  const parts = typed.split(/[^\p{L}\p{M}\p{N}$|!-]+/u).map(skeletonOf)
  const alike = ownWords(own).find(({ skeleton }) => {
    if (skeleton.length < MIN_NAME_LENGTH) return parts.includes(skeleton)
    const bearable = skeleton.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2
    return whole.includes(skeleton) || parts.some((part) => distance(part, skeleton) <= bearable)
  })
  return alike ? { verdict: 'alike', channel: alike.channel } : unlisted
}
