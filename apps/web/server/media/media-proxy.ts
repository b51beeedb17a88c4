import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { Logger } from 'pino'
import { matchesEtag } from '#server/base/if-none-match.ts'
import { ImageError } from '../images/image-error.ts'
import { readLimited, SOURCE_DEADLINE_MS } from '../images/read-limited.ts'
import { outgoingHeaders } from '../instrumentation/upstream-instrumentation.ts'
import { MediaStatusCache } from './media-status-cache.ts'
import { MinThroughputGuard } from './min-throughput-guard.ts'

/** Max time until the response headers of a file. */
const HEAD_DEADLINE_MS = 5_000

/** Max concurrent upstream requests for all visitors, in case the CMS hangs. */
const MAX_CONCURRENT_REQUESTS = 64
const MAX_QUEUED = 256
const QUEUE_TIMEOUT_MS = 5_000
/** Max concurrent downloads: a slow connection costs the CMS little and does not count as an upstream request. */
const MAX_CONCURRENT_DOWNLOADS = 512

const WARNINGS_PER_MINUTE = 10

const MEDIA_PATH = /^\/media\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** Types that may be displayed on the site's own origin; others (PDF, SVG with scripts) are downloads. */
const inlineTypes = /^(?:image\/(?:webp|png|jpeg|avif)|video\/(?:webm|mp4)|text\/vtt)(?:;|$)/

const forwardedHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

/** The URL of a file changes with its content. */
const IMMUTABLE = 'public, max-age=2592000, immutable'

/** Serves editors' files (images, reports, videos) from the CMS, which visitors cannot reach. */
export class MediaProxy {
  readonly #origin: string
  readonly #warnings: RateLimitedLogger
  readonly #requests: Semaphore
  readonly #downloads: Semaphore
  /** Which files of the CMS are still published. */
  readonly statuses: MediaStatusCache

  constructor(
    contentApiUrl: string,
    log: Logger,
    {
      maxConcurrentRequests = MAX_CONCURRENT_REQUESTS,
      maxQueued = MAX_QUEUED,
      maxConcurrentDownloads = MAX_CONCURRENT_DOWNLOADS,
    }: { maxConcurrentRequests?: number; maxQueued?: number; maxConcurrentDownloads?: number } = {},
  ) {
    const overloaded = () => new Error('media request queue full')
    this.#requests = new Semaphore({
      concurrency: maxConcurrentRequests,
      maxQueued,
      maxWaitMs: QUEUE_TIMEOUT_MS,
      overloaded,
    })
    this.#downloads = new Semaphore({ concurrency: maxConcurrentDownloads, maxQueued: 0, overloaded })
    this.#origin = new URL(contentApiUrl).origin
    this.#warnings = new RateLimitedLogger(log, WARNINGS_PER_MINUTE)
    this.statuses = new MediaStatusCache(this.#origin, this.#warnings)
  }

  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (!MEDIA_PATH.test(pathname)) {
      this.#sendStatus(response, 404)
      return
    }
    const abort = new AbortController()
    response.on('close', () => abort.abort())
    try {
      const upstream = await this.#requests.run(() => this.#request(request, pathname, abort))
      if (!upstream.ok && upstream.status !== 416) {
        await upstream.body?.cancel()
        this.#sendStatus(response, upstream.status === 404 ? 404 : 503)
        return
      }
      await this.#downloads.run(() => this.#send(request, response, upstream, abort))
    } catch (error) {
      // Also cancels an upstream response for which no download slot is free.
      abort.abort()
      if (!response.headersSent && !response.destroyed) {
        this.#warnings.warn({ pathname, reason: String(error) }, 'Media not available')
        this.#sendStatus(response, 503)
      } else {
        response.destroy()
      }
    }
  }

  async #request({ method = 'GET', headers }: IncomingMessage, pathname: string, abort: AbortController) {
    const headTimer = setTimeout(() => abort.abort(), HEAD_DEADLINE_MS)
    try {
      return await fetch(`${this.#origin}${pathname}`, {
        method,
        redirect: 'error',
        signal: abort.signal,
        headers: { ...outgoingHeaders(), ...selectRangeHeaders(headers) },
      })
    } finally {
      clearTimeout(headTimer)
    }
  }

  /** The bytes of an image for conversion. A CMS outage is reported as 503. */
  async read(pathname: string): Promise<Buffer> {
    try {
      const upstream = await fetch(`${this.#origin}${pathname}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(SOURCE_DEADLINE_MS),
        headers: outgoingHeaders(),
      })
      if (!upstream.ok || upstream.body === null) {
        await upstream.body?.cancel()
        const status = upstream.status === 404 ? 404 : upstream.status < 500 ? 502 : 503
        throw new ImageError(status, `CMS returned ${upstream.status}`)
      }
      return await readLimited(upstream.body, upstream.headers.get('content-length'))
    } catch (error) {
      throw error instanceof ImageError ? error : new ImageError(503, String(error))
    }
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    upstream: Response,
    abort: AbortController,
  ): Promise<void> {
    const headers = buildHeaders(upstream)
    if (upstream.ok && sendUnchanged(request, response, headers)) {
      await upstream.body?.cancel()
      return
    }
    if (upstream.body === null) {
      response.writeHead(upstream.status, headers).end()
      return
    }
    const guard = new MinThroughputGuard(() => abort.abort())
    const body = guard.through(upstream.body)
    try {
      response.writeHead(upstream.status, headers)
      // The signal is needed because a client that reads nothing would block the pipeline forever.
      await pipeline(body, response, { signal: abort.signal })
    } finally {
      guard.stop()
    }
  }

  #sendStatus(response: ServerResponse, status: 404 | 503): void {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '10' } : {}),
    })
    response.end(status === 404 ? 'Not found\n' : 'Not available\n')
  }
}

/** The requested range, and the ETag of which the client has the rest. */
const selectRangeHeaders = ({ range, 'if-range': of }: IncomingHttpHeaders) =>
  range === undefined ? {} : { range, ...(typeof of === 'string' ? { 'if-range': of } : {}) }

function buildHeaders(upstream: Response): Record<string, string> {
  const headers: Record<string, string> = {
    // The range may be valid once the file is replaced.
    'cache-control':
      upstream.status === 416 ? 'no-store' : (upstream.headers.get('cache-control') ?? IMMUTABLE),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  for (const name of forwardedHeaders) {
    const value = upstream.headers.get(name)
    if (value !== null) {
      headers[name] = value
    }
  }
  if (!inlineTypes.test(headers['content-type'] ?? '')) {
    headers['content-disposition'] = 'attachment'
  }
  return headers
}

/** Sends 304 if the client has the file, for range requests as well. */
function sendUnchanged(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, ...headers }: Readonly<Record<string, string>>,
): boolean {
  if (etag === undefined || !matchesEtag(request.headers['if-none-match'], etag)) {
    return false
  }
  const { 'content-length': _, 'content-range': __, ...unchanged } = headers
  response.writeHead(304, { ...unchanged, etag }).end()
  return true
}
