import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Good size for little time: a millisecond for a page. */
const BROTLI_QUALITY = 5
/** A tenth smaller for fifty times the work: for pages that many ask for. */
const BROTLI_BEST_QUALITY = 11
const ZSTD_LEVEL = 9

/** From the smallest to the largest of what is sent. */
export const codings = ['br', 'zstd', 'gzip'] as const

/** What RFC 9110 calls a content coding, or none. */
export type Coding = (typeof codings)[number]
export type Encoding = Coding | 'identity'
const encodings: readonly Encoding[] = [...codings, 'identity']

/** No page is as large; a broken stored body must not fill the memory. */
const MOST_BODY_BYTES = 64 * 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const compressZstd = promisify(zstdCompress)
const compressGzip = promisify<Buffer, Buffer>(gzip)

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

const compressors: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, BROTLI_QUALITY),
  zstd: (body) => compressZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  gzip: compressGzip,
}

export async function compress(coding: Coding, body: Buffer): Promise<Buffer> {
  return alone(await compressors[coding](body))
}

export async function compressBest(body: Buffer): Promise<Buffer> {
  return alone(await brotli(body, BROTLI_BEST_QUALITY))
}

export function decompressBrotli(bytes: Buffer): Promise<Buffer> {
  return decompress(bytes, { maxOutputLength: MOST_BODY_BYTES })
}

/** A copy: zlib returns a part of a larger buffer (16 kB and more), which would stay in memory as a whole. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Browsers send a handful of these headers; what a stranger makes up must not fill memory. */
const MOST_HEADERS_KNOWN = 100
/** Browsers send a fifth of it; 16 kB of commas take 30 ms to read. */
const MOST_HEADER_CHARACTERS = 200
const encodingsByHeader = new LRUCache<string, readonly Encoding[]>({ max: MOST_HEADERS_KNOWN })

/** The encoding that the client likes best; the smallest of those that it likes alike. */
export function bestEncoding(acceptEncoding?: string): Encoding {
  return acceptedEncodings(acceptEncoding)[0] ?? 'identity'
}

/** What the client takes, best first; one that it forbids (`;q=0`) is not there, but a body as it is always. */
export function acceptedEncodings(acceptEncoding = ''): readonly Encoding[] {
  if (acceptEncoding.length > MOST_HEADER_CHARACTERS) {
    return ['identity']
  }
  const known = encodingsByHeader.get(acceptEncoding)
  if (known !== undefined) {
    return known
  }
  const accepted = readEncodings(acceptEncoding)
  encodingsByHeader.set(acceptEncoding, accepted)
  return accepted
}

/** By RFC 9110 (12.5.3): `*` is every coding that is not named, and `x-gzip` an old name of gzip. */
function readEncodings(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.map((text) => /^q\s*=\s*([01](?:\.\d*)?)$/.exec(text)?.[1]).find(Boolean)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight ?? 1))
  }
  // A body as it is comes last where nobody names it.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0))
  return encodings
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ encoding, weight }) => weight > 0 || encoding === 'identity')
    .sort((one, other) => other.weight - one.weight)
    .map(({ encoding }) => encoding)
}
