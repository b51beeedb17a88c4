import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Payload's session token, header, claims and signature: in its cookie or in `Authorization`. */
const inCookie = /(?:^|; ?)payload-token=([\w-]+\.[\w-]+)\.([\w-]+)(?:;|$)/
const inAuthorization = /^(?:JWT|Bearer) ([\w-]+\.[\w-]+)\.([\w-]+)$/

type SessionHeaders = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>

/**
 * Whether a request has a session token with our signature. The session may have ended since: this only decides how
 * much we read before Payload authenticates.
 */
export function hasSignedToken(
  { authorization = '', cookie = '' }: SessionHeaders,
  payloadSecret: string,
): boolean {
  const [, signed, signature] = inAuthorization.exec(authorization) ?? inCookie.exec(cookie) ?? []
  if (signed === undefined || signature === undefined) return false
  // Payload signs with this part of a hash of its secret.
  const secret = createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}
