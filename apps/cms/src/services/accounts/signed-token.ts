import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Payload's session token: header, claims and signature. */
const tokenCookie = /(?:^|; ?)payload-token=([\w-]+\.[\w-]+)\.([\w-]+)(?:;|$)/

/**
 * Whether a Cookie header has a session token with our signature. The session may have ended since: this only decides
 * how much we read before Payload authenticates.
 */
export function hasSignedToken(cookies: string | undefined, payloadSecret: string): boolean {
  const [, signed, signature] = tokenCookie.exec(cookies ?? '') ?? []
  if (signed === undefined || signature === undefined) return false
  // Payload signs with this part of a hash of its secret.
  const secret = createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}
