import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Parts of an IPv6 address that a household or office is given; what follows, its devices choose freely. */
const networkParts = 4
const allParts = 8

/** Some proxies write the port as well, and brackets around an address of version 6. */
const WRITTEN = /^(?:\[(?<bracketed>[^\]]+)\](?::\d{1,5})?|(?<dotted>[\d.]+):\d{1,5})$/

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** What a visitor writes into X-Forwarded-For itself stands left of what our proxies add, and is not believed. */
export function visitorAddress({ headers, socket }: Asked, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const addresses = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const named = trustedProxies > 0 ? addresses.at(-trustedProxies)?.trim() : undefined
  return addressOf(named ?? '') ?? socket.remoteAddress ?? 'unknown'
}

/** What is no address has no place in the header that it goes on in. A port is new with each connection, so nobody's. */
function addressOf(written: string): string | null {
  const { bracketed, dotted } = WRITTEN.exec(written)?.groups ?? {}
  const address = bracketed ?? dotted ?? written
  return isIP(address) === 0 ? null : address
}

/** The address itself for IPv4, the first 64 bits for IPv6, an empty text for what is neither. */
export function networkOf(address: string): string {
  const bare = address.trim().split('%')[0] ?? ''
  const family = isIP(bare)
  if (family === 0) return ''
  if (family === 4) return bare
  const mapped = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped !== undefined) return mapped
  // One spelling of each address: small letters, no leading zeros, no dots.
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: allParts - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, networkParts).join(':')}::/64`
}
