import { hash } from 'node:crypto'
import type { Count } from '@site/operations/metrics.ts'
import { LRUCache } from 'lru-cache'
import type { ShareImage } from '#app/head/share-image-url.ts'
import { UNCOMPRESSED_BYTES } from './cache-partitions.ts'
import { type Coding, compress, decompressBrotli, type Encoding } from './content-coding.ts'

/** Responses shorter than this gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** Heap bytes per cached page, per compressed variant and per tag, measured over 5,000 pages. */
const ENTRY_BYTES = 1280
const VARIANT_BYTES = 576
const TAG_BYTES = 64

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The cache tags of the content on the page. */
  readonly tags: readonly string[]
  /** Side content was missing when the page was rendered. */
  readonly isPartial: boolean
  /** How long the content stays correct, whatever the policy; absent if it does not expire. */
  readonly validForMs?: number
  /** A redirect that preserves the whole query, of which the cache key has only a part. */
  readonly preservesQuery?: boolean
  /** Absent if the page has no share image. */
  readonly share?: ShareImage | null
}

export interface EncodedBody {
  readonly encoding: Encoding
  readonly bytes: Buffer
  /** A strong ETag: of exactly these bytes. */
  readonly etag: string
}

/** Decompressed bodies of the pages last sent without a coding: decompression takes 40 times the CPU time of a hit. */
const uncompressed = new LRUCache<StoredPage, EncodedBody>({
  maxSize: UNCOMPRESSED_BYTES,
  sizeCalculation: ({ bytes }) => bytes.byteLength,
  ignoreFetchAbort: true,
  fetchMethod: (page) => page.decompress(),
})

/**
 * A cached response. Each compressed variant is created once, at its first request. Once the Brotli variant exists, the
 * uncompressed body is dropped: it takes most of the memory, and few clients accept no coding.
 */
export class StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  /** A partial page is served once; the next render may be complete. */
  readonly isCacheable: boolean
  readonly validForMs: number
  readonly preservesQuery: boolean
  readonly share: ShareImage | null
  /** Counter of cache hits; set after the first one. */
  hits: Count | null = null
  readonly #hash: string
  readonly #length: number
  /** Null once the Brotli variant exists. */
  #plain: EncodedBody | null
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>()

  /** `brotli` is the same body, already compressed. */
  constructor(
    { status, headers, body, tags, isPartial, validForMs, preservesQuery, share }: RenderedPage,
    brotli?: Buffer,
  ) {
    this.status = status
    this.headers = headers
    this.tags = tags
    this.isCacheable = status < 500 && !isPartial
    this.validForMs = validForMs ?? Number.POSITIVE_INFINITY
    this.preservesQuery = preservesQuery ?? false
    this.share = share ?? null
    this.#hash = hash('sha256', body, 'base64url').slice(0, 22)
    this.#length = body.byteLength
    this.#plain = this.#encodedBody('identity', body)
    if (brotli) {
      this.#setBrotli(this.#encodedBody('br', brotli))
    }
  }

  /** Memory size once all compressed variants exist; each is at most a quarter of the page. */
  get bytes(): number {
    const variants = this.#isShort ? 1 : 2
    // The tags count twice: they appear again in the surrogate-key header.
    const texts = [...Object.values(this.headers), ...this.tags, ...this.tags]
    return (
      Math.ceil(this.#length * (this.#isShort ? 1 : 0.5)) +
      texts.reduce((sum, text) => sum + text.length, 0) +
      ENTRY_BYTES +
      VARIANT_BYTES * variants +
      TAG_BYTES * this.tags.length
    )
  }

  /** Whether an ETag matches this page in one of these encodings. */
  matchesEtag(etag: string, accepted: readonly Encoding[]): boolean {
    return accepted.some((encoding) => etag === this.#etagOf(encoding))
  }

  /** The body in an encoding, synchronously if it was compressed before; a short body stays uncompressed. */
  bodyIn(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    if (encoding === 'identity' || this.#isShort) {
      return this.#plain ?? uncompressed.get(this) ?? uncompressed.forceFetch(this)
    }
    return this.#encoded.get(encoding) ?? this.#encode(encoding)
  }

  /** The body from its Brotli variant. */
  async decompress(): Promise<EncodedBody> {
    const { bytes } = await this.bodyIn('br')
    return this.#encodedBody('identity', await decompressBrotli(bytes))
  }

  get #isShort(): boolean {
    return this.#length < MIN_COMPRESSED_BYTES
  }

  #encodedBody(encoding: Encoding, bytes: Buffer): EncodedBody {
    return { encoding, bytes, etag: this.#etagOf(encoding) }
  }

  #etagOf(encoding: Encoding): string {
    return `"${this.#hash}.${encoding}"`
  }

  #setBrotli(body: EncodedBody): void {
    this.#encoded.set('br', body)
    this.#plain = null
  }

  #encode(encoding: Coding): Promise<EncodedBody> {
    const encoded = this.#compress(encoding)
    this.#encoded.set(encoding, encoded)
    encoded.then(
      (body) => (encoding === 'br' ? this.#setBrotli(body) : this.#encoded.set(encoding, body)),
      () => this.#encoded.delete(encoding),
    )
    return encoded
  }

  async #compress(encoding: Coding): Promise<EncodedBody> {
    const { bytes } = await this.bodyIn('identity')
    return this.#encodedBody(encoding, await compress(encoding, bytes))
  }
}
