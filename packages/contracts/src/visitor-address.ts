import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** IPv6 groups that identify a household or office; devices choose the rest. */
const networkParts = 4
/** IPv6 groups that one customer of a provider may own: 65,536 networks. */
const customerParts = 3
const groupBits = 16
const allParts = 8

/** Some proxies add the port, and brackets around IPv6 addresses. */
const WRITTEN = /^(?:\[(?<bracketed>[^\]]+)\](?::\d{1,5})?|(?<dotted>[\d.]+):\d{1,5})$/

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Uses the entry of our outermost proxy in X-Forwarded-For; entries to the left of it can be forged. */
export function visitorAddress({ headers, socket }: Asked, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const addresses = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const named = trustedProxies > 0 ? addresses.at(-trustedProxies)?.trim() : undefined
  return parseIpAddress(named ?? '') ?? socket.remoteAddress ?? 'unknown'
}

/** Invalid addresses are not forwarded. The port is removed, because it differs per connection. */
function parseIpAddress(written: string): string | null {
  const { bracketed, dotted } = WRITTEN.exec(written)?.groups ?? {}
  const address = bracketed ?? dotted ?? written
  return isIP(address) === 0 ? null : address
}

/** The address for IPv4, its /64 network for IPv6, and an empty string for invalid input. */
export const toClientNetwork = (address: string): string => toNetwork(address, networkParts)

/** As `toClientNetwork`, but /48 for IPv6: for limits on what one client may take altogether, not on its speed. */
export const toCustomerNetwork = (address: string): string => toNetwork(address, customerParts)

function toNetwork(address: string, parts: number): string {
  const bare = address.trim().split('%')[0] ?? ''
  const family = isIP(bare)
  if (family === 0) return ''
  if (family === 4) return bare
  const mapped = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped !== undefined) return mapped
  // Canonical form: lower case, no leading zeros, no dots.
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: allParts - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, parts).join(':')}::/${parts * groupBits}`
}
