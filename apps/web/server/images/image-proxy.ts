import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { LimitedLines } from '@site/operations/limited-lines.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type ImageWidth, imageWidths } from '#app/design/image-address.ts'
import { isKnown } from '../if-none-match.ts'
import { type AcceptedKind, acceptedKind, acceptedKinds } from './accepted-kind.ts'
import type { Converter } from './converter.ts'
import { type ExternalNetwork, readExternal } from './external-source.ts'
import { type ImageSource, imageAddress } from './image-address.ts'
import { ImageFault } from './image-fault.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { RECIPE } from './recipe.ts'
import type { ResultStore } from './result-store.ts'

/** How long a failed image is not requested again. */
const FAULT_KEPT_MS = 60_000
/** Shorter for a missing image, which may be published at any moment. */
const ABSENCE_KEPT_MS = 1_000
const FAULTS_KEPT = 2_000
/** Max sources whose width is remembered. */
const WIDTHS_KEPT = 20_000
const MAX_AGE_SECONDS = 2_592_000
const RETRY_AFTER_SECONDS = 5
/** Max sources in memory at once, while they are read or queued for conversion. */
const SOURCES_AT_ONCE = 6
/** Separate limit for external hosts, so a hanging host cannot block our own images. */
const EXTERNAL_SOURCES_AT_ONCE = 2
const MOST_WAITING = 200
/** For both queues together. After 5 s give up; the placeholder and alt text are shown instead. */
const LONGEST_WAIT_MS = 5_000
const WARNINGS_A_MINUTE = 10

export type KeptResults = Pick<ResultStore, 'get' | 'set' | 'remove'>

export interface ImageProxyOptions {
  readonly hosts: ReadonlySet<string>
  readonly readMedia: (path: string) => Promise<Buffer>
  /** Whether the CMS has unpublished a file. */
  readonly isWithdrawn: (path: string) => Promise<boolean>
  readonly network: ExternalNetwork
  readonly converter: Pick<Converter, 'convert'>
  readonly results: KeptResults
  readonly log: Logger
  /** Max concurrent conversions; the default leaves one CPU core for pages. */
  readonly concurrency?: number
  readonly maxQueued?: number
  readonly maxWaitMs?: number
  readonly now?: () => number
}

const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<PictureKind, string>

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
  readonly #warnings: LimitedLines
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #faults: LRUCache<string, ImageFault>
  /** The smallest width that contains all of a source, by source key; known once a larger one was requested. */
  readonly #widest = new LRUCache<string, ImageWidth>({ max: WIDTHS_KEPT })
  /** Image responses since the start, by outcome. */
  readonly counts = { kept: 0, made: 0, failed: 0 }

  constructor(options: ImageProxyOptions) {
    this.#options = options
    const overloaded = () => new ImageFault(503, 'image queue full')
    const {
      concurrency = Math.max(1, availableParallelism() - 1),
      maxQueued = MOST_WAITING,
      maxWaitMs = LONGEST_WAIT_MS,
    } = options
    const queue = { maxQueued, maxWaitMs, overloaded }
    this.#sources = {
      media: new Semaphore({ ...queue, concurrency: Math.max(SOURCES_AT_ONCE, concurrency) }),
      external: new Semaphore({ ...queue, concurrency: EXTERNAL_SOURCES_AT_ONCE }),
    }
    this.#conversions = new Semaphore({ ...queue, concurrency })
    const { now = () => performance.now() } = options
    this.#warnings = new LimitedLines(options.log, WARNINGS_A_MINUTE, now)
    this.#faults = new LRUCache({ max: FAULTS_KEPT, ttl: FAULT_KEPT_MS, ttlResolution: 0, perf: { now } })
  }

  /** The number of queued conversions. */
  get waiting(): number {
    return this.#conversions.queued
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const { width, source } = imageAddress(url, this.#options.hosts)
      const accepted = acceptedKind(request.headers.accept)
      const etag = `"${createHash('sha256')
        .update(resultKey(source, width, accepted))
        .digest('base64url')
        .slice(0, 22)}"`
      const body = await this.#result(source, width, accepted)
      const kind = pictureKind(body)
      if (kind === null) {
        throw new ImageFault(502, 'the converter returned no image')
      }
      const headers = {
        ...always,
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}, immutable`,
        etag,
      }
      if (isKnown(request.headers['if-none-match'], etag)) {
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
      this.#refuse(request, response, url, asFault(error))
    }
  }

  async #result(source: ImageSource, asked: ImageWidth, kind: AcceptedKind): Promise<Buffer> {
    const widest = this.#widest.get(source.key)
    const width = widest !== undefined && widest < asked ? widest : asked
    const key = resultKey(source, width, kind)
    const kept = await this.#kept(key)
    if (kept && !(await this.#isWithdrawn(source))) {
      this.counts.kept += 1
      return kept
    }
    const underWay = this.#underWay.get(key)
    if (underWay) {
      return underWay
    }
    const fault = this.#faults.get(source.key)
    if (fault) {
      throw fault
    }
    const made = this.#make(source, width, kind).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  /** Disk errors and damaged files cause a new conversion. */
  async #kept(key: string): Promise<Buffer | null> {
    const { results, log } = this.#options
    try {
      const body = await results.get(key)
      return body && pictureKind(body) ? body : null
    } catch (error) {
      log.error({ err: error }, 'could not read a cached image')
      return null
    }
  }

  /** Deletes all stored sizes of an unpublished image. */
  async #isWithdrawn(source: ImageSource): Promise<boolean> {
    const { isWithdrawn, results, log } = this.#options
    if (source.kind === 'external' || !(await isWithdrawn(source.path))) {
      return false
    }
    const keys = imageWidths.flatMap((width) => acceptedKinds.map((kind) => resultKey(source, width, kind)))
    await Promise.all(keys.map((key) => results.remove(key))).catch((error: unknown) => {
      log.error({ err: error }, 'could not delete an unpublished image')
    })
    return true
  }

  async #make(source: ImageSource, asked: ImageWidth, kind: AcceptedKind): Promise<Buffer> {
    const { converter, results, log, maxWaitMs = LONGEST_WAIT_MS } = this.#options
    const askedAt = performance.now()
    try {
      const { body, width } = await this.#sources[source.kind].run(async () => {
        const bytes = await this.#read(source)
        if (pictureKind(bytes) === null) {
          throw new ImageFault(415, 'not a JPEG, PNG, WebP or AVIF image')
        }
        return this.#conversions.run(
          () => converter.convert(bytes, asked, kind),
          maxWaitMs - (performance.now() - askedAt),
        )
      })
      this.counts.made += 1
      // Images are not enlarged, so equal results share the smallest matching width.
      const holding = imageWidths.find((step) => step >= width) ?? asked
      if (holding < asked) {
        this.#widest.set(source.key, holding)
      }
      await results.set(resultKey(source, holding, kind), body).catch((error: unknown) => {
        log.error({ err: error }, 'could not cache an image')
      })
      return body
    } catch (error) {
      this.counts.failed += 1
      const fault = asFault(error)
      if (fault.status !== 503) {
        this.#faults.set(source.key, fault, {
          ttl: fault.status === 404 ? ABSENCE_KEPT_MS : FAULT_KEPT_MS,
        })
        const told = { source: source.key, status: fault.status, reason: fault.message }
        // Anyone can request missing images.
        if (fault.status === 404) log.debug(told, 'image unavailable')
        else this.#warnings.warn(told, 'image unavailable')
      }
      throw fault
    }
  }

  #read(source: ImageSource): Promise<Buffer> {
    return source.kind === 'media'
      ? this.#options.readMedia(source.path)
      : readExternal(source, this.#options.network)
  }

  #refuse(request: IncomingMessage, response: ServerResponse, url: URL, fault: ImageFault): void {
    if (response.headersSent) {
      this.#options.log.error({ err: fault, path: url.pathname }, 'image request failed')
      response.destroy()
      return
    }
    const body = `${sentences[fault.status]}\n`
    response.writeHead(fault.status, {
      ...always,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(fault.status === 503
        ? { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) }
        : { 'cache-control': fault.status === 404 ? 'no-store' : `public, max-age=${FAULT_KEPT_MS / 1000}` }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Response bodies; the detailed reason is only logged. */
const sentences = {
  400: 'Not an image URL',
  404: 'Not found',
  413: 'The image is too large',
  415: 'Unsupported image format',
  502: 'The image is unavailable',
  503: 'Temporarily unavailable',
} as const satisfies Record<ImageFault['status'], string>

function resultKey(source: ImageSource, width: ImageWidth, kind: AcceptedKind): string {
  return `${RECIPE} ${width} ${kind} ${source.key}`
}

function asFault(error: unknown): ImageFault {
  return error instanceof ImageFault ? error : new ImageFault(502, String(error))
}

function fileName({ path }: ImageSource, kind: PictureKind): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const base = last.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^A-Za-z0-9._-]+/g, '-')
  return `${base || 'picture'}.${kind === 'jpeg' ? 'jpg' : kind}`
}
