import { domainToUnicode } from 'node:url'
import { channelKey, profileKey, readHost } from '@site/contracts/content/channels.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import { plainEmail } from '@site/contracts/email-address.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { checkNumber } from './check-number.server.ts'
import { checkResemblance } from './check-resemblance.server.ts'
import { decode } from './find-channels.server.ts'
import type { Check, Own } from './finding.ts'
import { authorities, checkAuthority } from './public-authorities.ts'

/** A part of a link that names a user. */
const USER = /(?:^|[/?#=&])[@~]|^\/(?:u|users?|profiles?|profil|members?|c|channels?)\/+[^/?#]/gi

export function checkEmail(typed: string, own: Own): Check {
  const address = plainEmail(typed).toLowerCase()
  const listed = own.channels.find(
    ({ kind, value }) => kind === 'email' && channelKey(kind, value) === address,
  )
  if (listed) return { verdict: 'ours', channel: listed }
  const authority = authorities.find(({ emails = [] }) => emails.includes(address))
  if (authority) return checkAuthority(authority)
  const host = address.slice(address.lastIndexOf('@') + 1)
  const domain = findOwnDomain(host, own)
  return domain
    ? { verdict: 'unlisted', channel: domain }
    : checkResemblance(`${address} ${domainToUnicode(host)}`, own)
}

export function checkLink(typed: string, url: URL, own: Own): Check {
  const host = readHost(url)
  const number = readNumber(host, url)
  if (number !== null) return checkNumber(number, ['whatsapp'], own)
  // Without a scheme, what stands before @ is a mailbox.
  if (url.username !== '' && !/^[a-z][a-z0-9+.-]*:[/\\]/i.test(typed)) {
    return checkEmail(`${decode(url.username)}@${host}`, own)
  }
  const key = profileKey(url)
  const profile = own.channels.find(
    ({ kind, value }) => (kind === 'social' || kind === 'app') && channelKey(kind, value) === key,
  )
  const domain = findOwnDomain(host, own)
  const path = plainCharacters(decode(`${url.pathname}${url.search}${url.hash}`))
  const users = path.match(USER)?.length ?? 0
  // A percent sign that is left may hide a user from us, but not from the site.
  const isHidden = `${decode(url.username)}${path}`.includes('%')
  if (domain && (isHidden || users > (profile ? 1 : 0))) return { verdict: 'unlisted', channel: domain }
  const channel = profile ?? domain
  if (channel) return { verdict: 'ours', channel }
  const authority = authorities.find((one) => isWithin(host, one.domain))
  if (authority && !isHidden && users === 0) return checkAuthority(authority)
  return checkResemblance(`${typed} ${domainToUnicode(host)}`, own)
}

/** The number that a link starts a chat with. */
function readNumber(host: string, url: URL): string | null {
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
