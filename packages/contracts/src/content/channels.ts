import { emailError, plainEmail } from '../email-address.ts'
import { isHostName } from '../host-names.ts'
import { digitCount, indonesianPhoneNumber, plainPhone } from '../phone-number.ts'
import { plainCharacters } from '../typed-text.ts'

/** The kinds of official channels, in the order of the page. */
export const channelKinds = ['domain', 'phone', 'whatsapp', 'email', 'social', 'app', 'account'] as const
export type ChannelKind = (typeof channelKinds)[number]

/** Hosts where anybody can open an account: never a firm's own domain. */
const sharedHosts = [
  ...[
    'instagram.com',
    'facebook.com',
    'fb.com',
    'fb.me',
    'x.com',
    'twitter.com',
    'tiktok.com',
    'threads.net',
  ],
  ...[
    'threads.com',
    'youtube.com',
    'youtu.be',
    'linkedin.com',
    't.me',
    'telegram.me',
    'wa.me',
    'whatsapp.com',
  ],
  ...['google.com', 'goo.gl', 'apple.com', 'bit.ly', 's.id', 'linktr.ee', 'blogspot.com', 'wordpress.com'],
  ...['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com'],
]

/** Whether a host, or the domain above it, belongs to a platform. */
function isSharedHost(host: string): boolean {
  return sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`))
}

/** The URL of a pasted link, read as browsers do; null if there is no host in it. */
export function parsePastedUrl(typed: string): URL | null {
  const plain = plainCharacters(typed)
    .replace(/^hxxp/i, 'http')
    .replace(/\[\.\]|\(\.\)/g, '.')
  const address = /^[a-z][a-z0-9+.-]*:[/\\]/i.test(plain) ? plain : `https://${plain}`
  try {
    const url = new URL(address)
    return /^(?:https?|ftp):$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** The host of a URL without the dot of the root. */
export const readHost = ({ hostname }: URL) => hostname.replace(/\.$/, '')

/** Digits with the country code; numbers without one, such as 1500-123, stay as they are. */
export function phoneKey(typed: string): string {
  const plain = plainPhone(typed)
  return (indonesianPhoneNumber(plain) ?? plain).replace('+', '')
}

export const accountKey = (typed: string) => plainCharacters(typed).replace(/[ .-]/g, '')

/** A profile or app: the host without its usual prefixes, and the part of the path that identifies it. */
export function profileKey(url: URL): string {
  const host = readHost(url)
    .replace(/^(?:www|m|mobile|web|[a-z]{2}-[a-z]{2}|id)\./, '')
    .replace(/^twitter\.com$/, 'x.com')
  const app = url.searchParams.get('id') ?? /\/id(\d+)/.exec(url.pathname)?.[1]
  if (/^(?:play\.google|apps\.apple)\.com$/.test(host)) return `${host}/${app?.toLowerCase() ?? ''}`
  const [first = '', second = ''] = decoded(url.pathname).toLowerCase().split('/').filter(Boolean)
  const hasKind = /^(?:company|in|c|channel|user|s)$/.test(first)
  return `${host}/${(hasKind ? `${first}/${second}` : first).replace(/^@/, '')}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed percent sequence names no profile.
    return path
  }
}

/** A channel in the form that two spellings of it share; null if the value does not fit the kind. */
export function channelKey(kind: ChannelKind, value: string): string | null {
  switch (kind) {
    case 'phone':
    case 'whatsapp': {
      const key = phoneKey(value)
      return /^\d+$/.test(key) && digitCount(key) >= 3 && digitCount(key) <= 15 ? key : null
    }
    case 'account': {
      const key = accountKey(value)
      return /^\d{6,20}$/.test(key) ? key : null
    }
    case 'email': {
      const key = plainEmail(value).toLowerCase()
      return emailError(key) === null ? key : null
    }
    case 'domain': {
      const url = parsePastedUrl(value)
      const isBare = url && url.pathname === '/' && url.search === '' && url.username === ''
      const host = url ? readHost(url) : ''
      return isBare && isHostName(host) && !isSharedHost(host) ? host : null
    }
    case 'social':
    case 'app': {
      const url = parsePastedUrl(value)
      const key = url && url.username === '' && isHostName(readHost(url)) ? profileKey(url) : '/'
      return key.endsWith('/') ? null : key
    }
  }
}
