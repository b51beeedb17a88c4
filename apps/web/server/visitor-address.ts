import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Some proxies write the port as well, and brackets around an address of version 6. */
const WRITTEN = /^(?:\[(?<bracketed>[^\]]+)\](?::\d{1,5})?|(?<dotted>[\d.]+):\d{1,5})$/

/** What a visitor writes into X-Forwarded-For itself stands left of what our proxies add, and is not believed. */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
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
