import { hash } from 'node:crypto'
import type { Count } from '@site/operations/metrics.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { SharePicture } from '#app/head/share-address.ts'
import { type Coding, compress, compressBest, decompressBrotli, type Encoding } from './content-coding.ts'

/** So often a page is asked for before it is compressed once more, as well as can be; and so long it has stood. */
const ASKED_OFTEN = 32
/** While news come every second, a list that was polished would be thrown away the next. */
const STANDS_MS = 30_000
/** What its tag calls the better compression. */
const BEST = 'br-best'
/** Answers shorter than this gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** What the heap holds for each kept page, for each of its forms that was sent, and for each tag: measured over 5,000. */
const ENTRY_BYTES = 1280
const FORM_BYTES = 576
const TAG_BYTES = 64

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** What the page was made from. */
  readonly tags: readonly string[]
  /** Some side content was missing when it was made. */
  readonly isPartial: boolean
  /** How long it is right by itself, whatever its policy; absent where nothing in it has an end. */
  readonly validForMs?: number
  /** It is a redirect that takes the visitor's whole query along, of which the key of the cache knows a part. */
  readonly handsQueryOn?: boolean
  /** Absent where the page has none. */
  readonly share?: SharePicture | null
}

export interface EncodedBody {
  readonly encoding: Encoding
  readonly bytes: Buffer
  /** Of these very bytes, as a strong tag has to be. */
  readonly etag: string
}

/** One page at a time, so that it never takes more than one processor. */
const polishing = new Semaphore({
  concurrency: 1,
  maxQueued: 64,
  overloaded: () => new Error('too many pages are waiting to be compressed'),
})

/**
 * A whole response, ready to be sent to anyone. Each compressed body is made once, for the first request of it. Once
 * the Brotli body exists, the plain one is dropped, because it takes most of the memory and few clients accept no coding.
 */
export class StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  /** A page with a part missing is shown once; the next visitor may have the whole. */
  readonly isCacheable: boolean
  readonly validForMs: number
  readonly handsQueryOn: boolean
  readonly share: SharePicture | null
  /** How often it was sent as it is; known once it has been. */
  hits: Count | null = null
  readonly #hash: string
  readonly #length: number
  /** Null once the Brotli body can stand in for it. */
  #plain: EncodedBody | null
  readonly #standsFrom = performance.now() + STANDS_MS
  #timesAsked = 0
  /** Or about to be. */
  #isPolished = false
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>()

  /** `brotli` is the same body as this class compressed it before. */
  constructor(
    { status, headers, body, tags, isPartial, validForMs, handsQueryOn, share }: RenderedPage,
    brotli?: Buffer,
  ) {
    this.status = status
    this.headers = headers
    this.tags = tags
    this.isCacheable = status < 500 && !isPartial
    this.validForMs = validForMs ?? Number.POSITIVE_INFINITY
    this.handsQueryOn = handsQueryOn ?? false
    this.share = share ?? null
    this.#hash = hash('sha256', body, 'base64url').slice(0, 22)
    this.#length = body.byteLength
    this.#plain = this.#encodedBody('identity', body)
    if (brotli) {
      this.#keepBrotli(this.#encodedBody('br', brotli))
    }
  }

  /** Bytes in memory once all compressed bodies are made; each is a quarter of the page at most. */
  get bytes(): number {
    const forms = this.#isShort ? 1 : 3
    // Its tags are there once more in the header that names them all.
    const texts = [...Object.values(this.headers), ...this.tags, ...this.tags]
    return (
      Math.ceil(this.#length * (this.#isShort ? 1 : 0.75)) +
      texts.reduce((sum, text) => sum + text.length, 0) +
      ENTRY_BYTES +
      FORM_BYTES * forms +
      TAG_BYTES * this.tags.length
    )
  }

  /** Whether a tag is of this page in one of these encodings: what a reader has is then still right. */
  isTaggedBy(etag: string, accepted: readonly Encoding[]): boolean {
    const start = `"${this.#hash}.`
    if (!etag.startsWith(start)) {
      return false
    }
    const form = etag.slice(start.length, -1)
    return accepted.some((encoding) => encoding === (form === BEST ? 'br' : form))
  }

  /** The body in that encoding, at once where it was asked for before; a short one stays as it is. */
  bodyIn(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    if (encoding === 'identity' || this.#isShort) {
      return this.#plain ?? this.#decompress()
    }
    if (encoding === 'br') {
      this.#timesAsked += 1
      if (!this.#isPolished && this.#timesAsked >= ASKED_OFTEN && this.#standsFrom <= performance.now()) {
        this.#isPolished = true
        polishing
          .run(() => this.#polish())
          .catch(() => {
            // Whoever asks next may find room.
            this.#isPolished = false
          })
      }
    }
    return this.#encoded.get(encoding) ?? this.#encode(encoding)
  }

  /** The smallest body that there is, for keeping; nobody has asked for it. */
  smallest(): EncodedBody | Promise<EncodedBody> {
    return this.#isShort ? this.bodyIn('identity') : (this.#encoded.get('br') ?? this.#encode('br'))
  }

  get #isShort(): boolean {
    return this.#length < MIN_COMPRESSED_BYTES
  }

  #etag(form: string): string {
    return `"${this.#hash}.${form}"`
  }

  #encodedBody(encoding: Encoding, bytes: Buffer, form: string = encoding): EncodedBody {
    return { encoding, bytes, etag: this.#etag(form) }
  }

  #keepBrotli(body: EncodedBody): void {
    this.#encoded.set('br', body)
    this.#plain = null
  }

  async #decompress(): Promise<EncodedBody> {
    const { bytes } = await this.smallest()
    return this.#encodedBody('identity', await decompressBrotli(bytes))
  }

  #encode(encoding: Coding): Promise<EncodedBody> {
    const encoded = this.#compress(encoding)
    this.#encoded.set(encoding, encoded)
    encoded.then(
      (body) => (encoding === 'br' ? this.#keepBrotli(body) : this.#encoded.set(encoding, body)),
      () => this.#encoded.delete(encoding),
    )
    return encoded
  }

  async #compress(encoding: Coding): Promise<EncodedBody> {
    const { bytes } = await this.bodyIn('identity')
    return this.#encodedBody(encoding, await compress(encoding, bytes))
  }

  async #polish(): Promise<void> {
    const { bytes } = await this.bodyIn('identity')
    this.#encoded.set('br', this.#encodedBody('br', await compressBest(bytes), BEST))
  }
}
