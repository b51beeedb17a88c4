/**
 * Limits for `http.createServer`. Slow clients are disconnected, and ambiguous requests (two lengths, length with
 * chunks, folded headers, bare line feeds) are rejected by Node's strict parser.
 */
export const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  /** For the whole request including its body. */
  requestTimeout: 30_000,
  /** The interval of the timeout checks, by which they may be exceeded. */
  connectionsCheckingInterval: 2_000,
  insecureHTTPParser: false,
  requireHostHeader: true,
} as const

/** For a video upload over a slow connection. */
export const uploadTimeoutMs = 600_000

/**
 * Max connections: each needs a few kilobytes, and further ones are closed. Requests per connection are unlimited,
 * because Node would respond 503 to the next one instead of closing the connection.
 */
export const connectionLimits = { maxConnections: 5_000 } as const

/**
 * Whether a request has two Host headers, which proxies may read differently (RFC 9112, section 3.2). Node's parser
 * accepts them.
 */
export function namesTwoHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') {
      hosts += 1
    }
  }
  return hosts > 1
}
