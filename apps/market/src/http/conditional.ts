import { createHash } from 'node:crypto'

/** Responds 200 with a strong ETag, or 304 if the client has the same body. */
export function conditional(
  body: string,
  ifNoneMatch: string | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const { 'Content-Type': contentType = 'application/json', ...otherHeaders } = headers
  if (isListed(etag, ifNoneMatch))
    return new Response(null, { status: 304, headers: { ...otherHeaders, ETag: etag } })
  return new Response(body, { headers: { ...otherHeaders, ETag: etag, 'Content-Type': contentType } })
}

/** Weak comparison (RFC 9110, section 13.1.2): a compressing proxy may have added the W/ prefix. */
function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((item) => {
    const candidate = item.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === etag
  })
}
