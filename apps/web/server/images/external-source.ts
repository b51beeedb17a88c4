import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPublicAddress } from '@site/operations/public-address.ts'
import { withTimeout } from '@site/operations/with-timeout.ts'
import { ImageError } from './image-error.ts'
import { readLimited, SOURCE_DEADLINE_MS } from './read-limited.ts'

export interface ExternalTarget {
  /** The checked IP address; there is no second DNS lookup. */
  readonly address: string
  readonly host: string
  readonly path: string
  readonly signal: AbortSignal
}

/** The network access, which tests replace. */
export interface ExternalNetwork {
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly request: (target: ExternalTarget) => ClientRequest
}

export const internet: ExternalNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: ({ address, host, path, signal }) =>
    httpsRequest({
      host: address,
      servername: host,
      port: 443,
      path,
      headers: { host, accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
      signal,
      agent: false,
    }),
}

/** Loads an image from an allowed host. Redirects are rejected, because they could lead anywhere. */
export async function readExternal(
  { host, path }: { host: string; path: string },
  { resolve, request }: ExternalNetwork,
  deadlineMs = SOURCE_DEADLINE_MS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(deadlineMs)
  const addresses = await withTimeout(resolve(host), deadlineMs, () => {
    throw new Error(`the DNS lookup of ${host} timed out`)
  })
  const [address] = addresses
  // A private address among public ones is a sign of an attack.
  if (address === undefined || !addresses.every(isPublicAddress)) {
    throw new ImageError(502, `${host} has no public IP address`)
  }
  const response = await responseTo(request({ address, host, path, signal }))
  try {
    if (response.statusCode === 404 || response.statusCode === 410) {
      throw new ImageError(404, `${host} returned 404`)
    }
    const { 'content-encoding': encoding = 'identity', 'content-length': length } = response.headers
    if (response.statusCode !== 200 || encoding !== 'identity') {
      throw new ImageError(502, `${host} returned ${response.statusCode}, encoded as ${encoding}`)
    }
    return await readLimited(response, length)
  } finally {
    response.destroy()
  }
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', reject)
    request.end()
  })
}
