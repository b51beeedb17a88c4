/**
 * What each of our servers takes of a connection, as options of `http.createServer`. Whoever sends slowly on purpose
 * is cut off, and a request that two servers could read in two ways (two lengths, a length beside chunks, folded or
 * bare line ends) is refused by Node's parser as long as nobody makes it lenient.
 */
export const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  /** For the whole request with its body. */
  requestTimeout: 30_000,
  /** How often the two are looked at: that much later a slow one may end. */
  connectionsCheckingInterval: 2_000,
  insecureHTTPParser: false,
  requireHostHeader: true,
} as const

/** A film of an editor over a slow line. */
export const uploadTimeoutMs = 600_000

/**
 * As a property of a server: each connection takes some kilobytes, and more are closed as they come. How many requests
 * one may carry is not limited: Node would answer the next one 503 instead of ending the connection.
 */
export const connectionLimits = { maxConnections: 5_000 } as const

/** Two servers in a row may each take another one (RFC 9112, 3.2), and Node's parser lets both through: such a request is refused. */
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
