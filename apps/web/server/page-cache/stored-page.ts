import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Good size for little time; pages are compressed once and served many times. */
const BROTLI_QUALITY = 5
/** Answers shorter than this gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** Headers, tags and the entry itself. */
const OVERHEAD_BYTES = 1024

const brotliWith = promisify(brotliCompress)
const compress = {
  br: (body: Buffer) => brotliWith(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

export type Encoding = 'br' | 'gzip' | 'identity'

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
}

export interface EncodedBody {
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** A whole answer, ready to be sent again to anyone. Each compressed form is made once, for the first who asks. */
export class StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly isPartial: boolean
  readonly validForMs: number
  readonly handsQueryOn: boolean
  readonly etag: string
  readonly #body: Buffer
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>()

  constructor({ status, headers, body, tags, isPartial, validForMs, handsQueryOn }: RenderedPage) {
    this.status = status
    this.headers = headers
    this.tags = tags
    this.isPartial = isPartial
    this.validForMs = validForMs ?? Number.POSITIVE_INFINITY
    this.handsQueryOn = handsQueryOn ?? false
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#body = body
  }

  /** What it takes in memory once both compressed forms are made; pages shrink to about a fifth. */
  get bytes(): number {
    return Math.ceil(this.#body.byteLength * 1.5) + OVERHEAD_BYTES
  }

  /** The body in that encoding, at once where it was asked for before; a short one stays as it is. */
  bodyIn(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    if (encoding === 'identity' || this.#body.byteLength < MIN_COMPRESSED_BYTES) {
      return { encoding: 'identity', bytes: this.#body }
    }
    return this.#encoded.get(encoding) ?? this.#encode(encoding)
  }

  #encode(encoding: 'br' | 'gzip'): Promise<EncodedBody> {
    const encoded = compress[encoding](this.#body).then((bytes) => {
      const body = { encoding, bytes }
      this.#encoded.set(encoding, body)
      return body
    })
    this.#encoded.set(encoding, encoded)
    return encoded
  }
}

/** The best encoding that the client names; one that it forbids (`;q=0`) is not used. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0] ?? ''),
  )
  if (accepted.has('br')) {
    return 'br'
  }
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
