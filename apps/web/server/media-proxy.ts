import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { LimitedLines } from '@site/operations/limited-lines.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { FlowLimit } from './flow-limit.ts'
import { isKnown } from './if-none-match.ts'
import { ImageFault } from './images/image-fault.ts'
import { readLimited, SOURCE_DEADLINE_MS } from './images/read-limited.ts'
import { PublishedFiles } from './published-files.ts'
import { outgoingHeaders } from './watch/upstream-watch.ts'

/** Max time until the response headers of a file. */
const HEAD_DEADLINE_MS = 5_000

/** Max concurrent upstream requests for all visitors, in case the CMS hangs. */
const ASKED_AT_ONCE = 64
const MOST_WAITING = 256
const LONGEST_WAIT_MS = 5_000
/** Max concurrent downloads: a slow connection costs the CMS little and does not count as an upstream request. */
const SENT_AT_ONCE = 512

const WARNINGS_A_MINUTE = 10

const MEDIA_PATH = /^\/media\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** Images up to this size are cached in memory, so that pages keep them while the CMS is unavailable. */
const KEPT_PICTURE_BYTES = 512 * 1024
const KEPT_PICTURES_BYTES = 64 * 1024 * 1024

interface KeptPicture {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Types that may be displayed on the site's own origin; others (PDF, SVG with scripts) are downloads. */
const shownKinds = /^(?:image\/(?:webp|png|jpeg|avif)|video\/(?:webm|mp4)|text\/vtt)(?:;|$)/

const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

/** The URL of a file changes with its content. */
const IMMUTABLE = 'public, max-age=2592000, immutable'

export function isMediaPath(pathname: string): boolean {
  return pathname.startsWith('/media/')
}

/** Serves editors' files (images, reports, videos) from the CMS, which visitors cannot reach. */
export class MediaProxy {
  readonly #origin: string
  readonly #warnings: LimitedLines
  readonly #asking: Semaphore
  readonly #sending: Semaphore
  readonly #published: PublishedFiles
  /** Valid until the file is unpublished, because the URL changes with the content. */
  readonly #pictures = new LRUCache<string, KeptPicture>({
    maxSize: KEPT_PICTURES_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  })

  constructor(
    contentApiUrl: string,
    log: Logger,
    {
      askedAtOnce = ASKED_AT_ONCE,
      maxQueued = MOST_WAITING,
      sentAtOnce = SENT_AT_ONCE,
    }: { askedAtOnce?: number; maxQueued?: number; sentAtOnce?: number } = {},
  ) {
    const overloaded = () => new Error('media request queue full')
    this.#asking = new Semaphore({
      concurrency: askedAtOnce,
      maxQueued,
      maxWaitMs: LONGEST_WAIT_MS,
      overloaded,
    })
    this.#sending = new Semaphore({ concurrency: sentAtOnce, maxQueued: 0, overloaded })
    this.#origin = new URL(contentApiUrl).origin
    this.#warnings = new LimitedLines(log, WARNINGS_A_MINUTE)
    this.#published = new PublishedFiles(this.#origin, this.#warnings)
  }

  async answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (!MEDIA_PATH.test(pathname)) {
      this.#end(response, 404)
      return
    }
    const kept = await this.#kept(pathname)
    if (kept) {
      if (sendUnchanged(request, response, kept.headers)) {
        return
      }
      response.writeHead(200, kept.headers)
      response.end(request.method === 'HEAD' ? undefined : kept.body)
      return
    }
    const abort = new AbortController()
    response.on('close', () => abort.abort())
    try {
      const upstream = await this.#asking.run(() => this.#ask(request, pathname, abort))
      if (!upstream.ok && upstream.status !== 416) {
        await upstream.body?.cancel()
        this.#end(response, upstream.status === 404 ? 404 : 503)
        return
      }
      await this.#sending.run(() => this.#send(request, response, upstream, pathname, abort))
    } catch (error) {
      // Also cancels an upstream response for which no download slot is free.
      abort.abort()
      if (!response.headersSent && !response.destroyed) {
        this.#warnings.warn({ pathname, reason: String(error) }, 'media not available')
        this.#end(response, 503)
      } else {
        response.destroy()
      }
    }
  }

  /** Whether a cached file is unpublished by now. */
  async isWithdrawn(pathname: string): Promise<boolean> {
    const isWithdrawn = await this.#published.isWithdrawn(pathname)
    if (isWithdrawn) {
      this.#pictures.delete(pathname)
    }
    return isWithdrawn
  }

  /** Call it when files may have been published or unpublished. */
  askAgain(): void {
    this.#published.forget()
  }

  /** For another database, in which the same name may be another file. */
  purge(): void {
    this.#pictures.clear()
    this.#published.forget()
  }

  async #kept(pathname: string): Promise<KeptPicture | undefined> {
    const kept = this.#pictures.get(pathname)
    return kept === undefined || (await this.isWithdrawn(pathname)) ? undefined : kept
  }

  async #ask({ method = 'GET', headers }: IncomingMessage, pathname: string, abort: AbortController) {
    const headTimer = setTimeout(() => abort.abort(), HEAD_DEADLINE_MS)
    try {
      return await fetch(`${this.#origin}${pathname}`, {
        method,
        redirect: 'error',
        signal: abort.signal,
        headers: { ...outgoingHeaders(), ...rangeOf(headers) },
      })
    } finally {
      clearTimeout(headTimer)
    }
  }

  /** The bytes of an image for conversion, from the cache or the CMS. A CMS outage is reported as 503. */
  async read(pathname: string): Promise<Buffer> {
    const kept = await this.#kept(pathname)
    if (kept) {
      return kept.body
    }
    try {
      return await this.#fetchWhole(pathname)
    } catch (error) {
      throw error instanceof ImageFault ? error : new ImageFault(503, String(error))
    }
  }

  async #fetchWhole(pathname: string): Promise<Buffer> {
    const upstream = await fetch(`${this.#origin}${pathname}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(SOURCE_DEADLINE_MS),
      headers: outgoingHeaders(),
    })
    if (!upstream.ok || upstream.body === null) {
      await upstream.body?.cancel()
      const status = upstream.status === 404 ? 404 : upstream.status < 500 ? 502 : 503
      throw new ImageFault(status, `CMS returned ${upstream.status}`)
    }
    const body = await readLimited(upstream.body, upstream.headers.get('content-length'))
    this.#keep(pathname, headersOf(upstream), body)
    return body
  }

  #keep(pathname: string, headers: Readonly<Record<string, string>>, body: Buffer): void {
    if (body.byteLength <= KEPT_PICTURE_BYTES && headers['content-type']?.startsWith('image/')) {
      this.#pictures.set(pathname, {
        headers: { ...headers, 'content-length': String(body.byteLength) },
        body,
      })
    }
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    upstream: Response,
    pathname: string,
    abort: AbortController,
  ): Promise<void> {
    const headers = headersOf(upstream)
    if (upstream.ok && sendUnchanged(request, response, headers)) {
      await upstream.body?.cancel()
      return
    }
    if (upstream.body === null) {
      response.writeHead(upstream.status, headers).end()
      return
    }
    const flow = new FlowLimit(() => abort.abort())
    const body = flow.through(upstream.body)
    try {
      if (isWholePicture(request, upstream)) {
        const picture = await buffer(body)
        this.#keep(pathname, headers, picture)
        response.writeHead(200, { ...headers, 'content-length': String(picture.byteLength) })
        response.end(picture)
      } else {
        response.writeHead(upstream.status, headers)
        // The signal is needed because a client that reads nothing would block the pipeline forever.
        await pipeline(body, response, { signal: abort.signal })
      }
    } finally {
      flow.stop()
    }
  }

  #end(response: ServerResponse, status: 404 | 503): void {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '10' } : {}),
    })
    response.end(status === 404 ? 'Not found\n' : 'Not available\n')
  }
}

/** The requested range, and the ETag of which the client has the rest. */
const rangeOf = ({ range, 'if-range': of }: IncomingHttpHeaders) =>
  range === undefined ? {} : { range, ...(typeof of === 'string' ? { 'if-range': of } : {}) }

function headersOf(upstream: Response): Record<string, string> {
  const headers: Record<string, string> = {
    // The range may be valid once the file is replaced.
    'cache-control':
      upstream.status === 416 ? 'no-store' : (upstream.headers.get('cache-control') ?? IMMUTABLE),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  for (const name of passedOn) {
    const value = upstream.headers.get(name)
    if (value !== null) {
      headers[name] = value
    }
  }
  if (!shownKinds.test(headers['content-type'] ?? '')) {
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
  if (etag === undefined || !isKnown(request.headers['if-none-match'], etag)) {
    return false
  }
  const { 'content-length': _, 'content-range': __, ...unchanged } = headers
  response.writeHead(304, { ...unchanged, etag }).end()
  return true
}

/** Images small enough for the cache are buffered; larger images, videos and reports are streamed. */
function isWholePicture(request: IncomingMessage, { status, headers }: Response): boolean {
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false
  const bytes = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return request.method === 'GET' && status === 200 && isPicture && bytes <= KEPT_PICTURE_BYTES
}
