import type { IncomingMessage } from 'node:http'

/** What a visitor writes into X-Forwarded-For itself stands left of what our proxies add, and is not believed. */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for']
  const addresses = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const named = trustedProxies > 0 ? addresses.at(-trustedProxies)?.trim() : undefined
  // A header's value holds no line end, but what no address is made of has no place in another header.
  return /^[\da-f.:]{2,45}$/i.exec(named ?? '')?.[0] ?? socket.remoteAddress ?? 'unknown'
}
