import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Answers shorter than this gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** Good size for little time; pages are compressed once and served many times. */
const BROTLI_QUALITY = 5

export type Encoding = 'br' | 'gzip' | 'identity'

/** A whole answer, ready to be sent again to anyone. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<Record<Encoding, Buffer | null>>
  readonly etag: string
  readonly tags: readonly string[]
  /** Some side content was missing when it was made. */
  readonly isPartial: boolean
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly tags: readonly string[]
  readonly isPartial: boolean
}

/** Adds the compressed forms and the strong ETag. */
export async function storedPage(rendered: RenderedPage): Promise<StoredPage> {
  const { status, headers, body, tags, isPartial } = rendered
  const isWorthIt = body.byteLength >= MIN_COMPRESSED_BYTES
  const [br, gz] = isWorthIt
    ? await Promise.all([
        compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        compressGzip(body),
      ])
    : [null, null]
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, bodies: { br, gzip: gz, identity: body }, etag, tags, isPartial }
}

export function sizeOf(page: StoredPage): number {
  const { br, gzip: gz, identity } = page.bodies
  return (br?.byteLength ?? 0) + (gz?.byteLength ?? 0) + (identity?.byteLength ?? 0) + 1024
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
