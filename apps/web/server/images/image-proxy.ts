import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type ImageWidth, imageWidths } from '#app/design/image-path.ts'
import { matchesEtag } from '#server/base/if-none-match.ts'
import { type AcceptedFormat, acceptedFormat, acceptedFormats } from './accepted-format.ts'
import { CONVERSION_VERSION } from './conversion-settings.ts'
import type { Converter } from './converter.ts'
import { type ExternalNetwork, readExternal } from './external-source.ts'
import { ImageError } from './image-error.ts'
import { type ImageFormat, imageFormat } from './image-format.ts'
import { type ImageSource, parseImageUrl } from './image-url.ts'
import type { ResultStore } from './result-store.ts'

/** How long a failed image is not requested again. */
const ERROR_TTL_MS = 60_000
/** Shorter for a missing image, which may be published at any time. */
const NOT_FOUND_TTL_MS = 1_000
const MAX_ERRORS = 2_000
const MAX_AGE_SECONDS = 2_592_000
const RETRY_AFTER_SECONDS = 5
/** Max sources in memory at once, while they are read or queued for conversion. */
const MAX_CONCURRENT_SOURCES = 6
/** Separate limit for external hosts, so a hanging host cannot block our own images. */
const MAX_CONCURRENT_EXTERNAL_SOURCES = 2
const MAX_QUEUED = 200
/** For both queues together. After 5 s give up; the placeholder and alt text are shown instead. */
const QUEUE_TIMEOUT_MS = 5_000
const WARNINGS_PER_MINUTE = 10

export type ImageResults = Pick<ResultStore, 'get' | 'set' | 'remove'>

export interface ImageProxyOptions {
  readonly hosts: ReadonlySet<string>
  readonly readMedia: (path: string) => Promise<Buffer>
  /** Whether the CMS has unpublished a file. */
  readonly isUnpublished: (path: string) => Promise<boolean>
  readonly network: ExternalNetwork
  readonly converter: Pick<Converter, 'convert'>
  readonly results: ImageResults
  readonly log: Logger
  /** Max concurrent conversions; the default leaves one CPU core for pages. */
  readonly concurrency?: number
  readonly maxQueued?: number
  readonly now?: () => number
}

const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<ImageFormat, string>

const always = {
  vary: 'Accept',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves images of the CMS and of the allowed hosts, in the site's widths and the smallest accepted format. */
export class ImageProxy {
  readonly #options: ImageProxyOptions
  readonly #sources: Readonly<Record<ImageSource['kind'], Semaphore>>
  readonly #conversions: Semaphore
  readonly #warnings: RateLimitedLogger
  readonly #inFlight = new Map<string, Promise<Buffer>>()
  readonly #errors: LRUCache<string, ImageError>
  /** Image responses since the start, by outcome. */
  readonly counts = { cached: 0, converted: 0, failed: 0 }

  constructor(options: ImageProxyOptions) {
    this.#options = options
    const overloaded = () => new ImageError(503, 'image queue full')
    const { concurrency = Math.max(1, availableParallelism() - 1), maxQueued = MAX_QUEUED } = options
    const queue = { maxQueued, maxWaitMs: QUEUE_TIMEOUT_MS, overloaded }
    this.#sources = {
      media: new Semaphore({ ...queue, concurrency: Math.max(MAX_CONCURRENT_SOURCES, concurrency) }),
      external: new Semaphore({ ...queue, concurrency: MAX_CONCURRENT_EXTERNAL_SOURCES }),
    }
    this.#conversions = new Semaphore({ ...queue, concurrency })
    const { now = () => performance.now() } = options
    this.#warnings = new RateLimitedLogger(options.log, WARNINGS_PER_MINUTE, now)
    this.#errors = new LRUCache({ max: MAX_ERRORS, ttl: ERROR_TTL_MS, ttlResolution: 0, perf: { now } })
  }

  /** The number of queued conversions. */
  get waiting(): number {
    return this.#conversions.queued
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const { width, source } = parseImageUrl(url, this.#options.hosts)
      const accepted = acceptedFormat(request.headers.accept)
      const etag = `"${createHash('sha256')
        .update(resultKey(source, width, accepted))
        .digest('base64url')
        .slice(0, 22)}"`
      const body = await this.#result(source, width, accepted)
      const kind = imageFormat(body)
      if (kind === null) {
        throw new ImageError(502, 'the converter returned no image')
      }
      const headers = {
        ...always,
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}, immutable`,
        etag,
      }
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, headers).end()
        return
      }
      response.writeHead(200, {
        ...headers,
        'content-type': contentTypes[kind],
        'content-length': body.byteLength,
        'content-disposition': `inline; filename="${fileName(source, kind)}"`,
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      this.#sendError(request, response, url, asImageError(error))
    }
  }

  async #result(source: ImageSource, width: ImageWidth, kind: AcceptedFormat): Promise<Buffer> {
    const key = resultKey(source, width, kind)
    const cached = await this.#cached(key)
    if (cached && !(await this.#isUnpublished(source))) {
      this.counts.cached += 1
      return cached
    }
    const inFlight = this.#inFlight.get(key)
    if (inFlight) {
      return inFlight
    }
    const error = this.#errors.get(source.key)
    if (error) {
      throw error
    }
    const converted = this.#convert(source, width, kind).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, converted)
    return converted
  }

  /** Disk errors and damaged files cause a new conversion. */
  async #cached(key: string): Promise<Buffer | null> {
    const { results, log } = this.#options
    try {
      const body = await results.get(key)
      return body && imageFormat(body) ? body : null
    } catch (error) {
      log.error({ err: error }, 'Could not read a cached image')
      return null
    }
  }

  /** Deletes all stored sizes of an unpublished image. */
  async #isUnpublished(source: ImageSource): Promise<boolean> {
    const { isUnpublished, results, log } = this.#options
    if (source.kind === 'external' || !(await isUnpublished(source.path))) {
      return false
    }
    const keys = imageWidths.flatMap((width) => acceptedFormats.map((kind) => resultKey(source, width, kind)))
    await Promise.all(keys.map((key) => results.remove(key))).catch((error: unknown) => {
      log.error({ err: error }, 'Could not delete an unpublished image')
    })
    return true
  }

  async #convert(source: ImageSource, width: ImageWidth, kind: AcceptedFormat): Promise<Buffer> {
    const { converter, results, log } = this.#options
    const queuedAt = performance.now()
    try {
      const body = await this.#sources[source.kind].run(async () => {
        const bytes = await this.#read(source)
        if (imageFormat(bytes) === null) {
          throw new ImageError(415, 'not a JPEG, PNG, WebP or AVIF image')
        }
        return this.#conversions.run(
          () => converter.convert(bytes, width, kind),
          QUEUE_TIMEOUT_MS - (performance.now() - queuedAt),
        )
      })
      this.counts.converted += 1
      await results.set(resultKey(source, width, kind), body).catch((error: unknown) => {
        log.error({ err: error }, 'Could not cache an image')
      })
      return body
    } catch (cause) {
      this.counts.failed += 1
      const error = asImageError(cause)
      if (error.status !== 503) {
        this.#errors.set(source.key, error, {
          ttl: error.status === 404 ? NOT_FOUND_TTL_MS : ERROR_TTL_MS,
        })
        const fields = { source: source.key, status: error.status, reason: error.message }
        // Anyone can request missing images.
        if (error.status === 404) log.debug(fields, 'Image unavailable')
        else this.#warnings.warn(fields, 'Image unavailable')
      }
      throw error
    }
  }

  #read(source: ImageSource): Promise<Buffer> {
    return source.kind === 'media'
      ? this.#options.readMedia(source.path)
      : readExternal(source, this.#options.network)
  }

  #sendError(request: IncomingMessage, response: ServerResponse, url: URL, error: ImageError): void {
    if (response.headersSent) {
      this.#options.log.error({ err: error, path: url.pathname }, 'Image request failed')
      response.destroy()
      return
    }
    const body = `${messages[error.status]}\n`
    response.writeHead(error.status, {
      ...always,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(error.status === 503
        ? { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) }
        : { 'cache-control': error.status === 404 ? 'no-store' : `public, max-age=${ERROR_TTL_MS / 1000}` }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Response bodies; the detailed reason is only logged. */
const messages = {
  400: 'Not an image URL',
  404: 'Not found',
  413: 'The image is too large',
  415: 'Unsupported image format',
  502: 'The image is unavailable',
  503: 'Temporarily unavailable',
} as const satisfies Record<ImageError['status'], string>

function resultKey(source: ImageSource, width: ImageWidth, kind: AcceptedFormat): string {
  return `${CONVERSION_VERSION} ${width} ${kind} ${source.key}`
}

function asImageError(error: unknown): ImageError {
  return error instanceof ImageError ? error : new ImageError(502, String(error))
}

function fileName({ path }: ImageSource, kind: ImageFormat): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const base = last.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^A-Za-z0-9._-]+/g, '-')
  return `${base || 'image'}.${kind === 'jpeg' ? 'jpg' : kind}`
}
