import { isIP } from 'node:net'
import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { hashVisitor } from '#cms/privacy/keyed.ts'

/** Parts of an IPv6 address that a household or office is given; what follows, its devices choose freely. */
const networkParts = 4
const allParts = 8

/** Whom tries are counted for: a keyed hash of the visitor's network. Who has no address shares one. */
export function visitorOf(request: Request): string {
  return hashVisitor(networkOf(request.headers.get(VISITOR_HEADER) ?? ''))
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
