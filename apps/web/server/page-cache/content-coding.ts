import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Good ratio at about 1 ms per page. */
const BROTLI_QUALITY = 5
/** 10% smaller at 50 times the CPU time; only for popular pages and built files. */
const BROTLI_BEST_QUALITY = 11

/** Ordered by typical size, smallest first. Every browser that supports zstd also supports Brotli. */
export const codings = ['br', 'gzip'] as const

/** A content coding (RFC 9110), or none. */
export type Coding = (typeof codings)[number]
export type Encoding = Coding | 'identity'
const encodings: readonly Encoding[] = [...codings, 'identity']

/** Larger than any page; a broken row must not fill the memory. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const compressGzip = promisify<Buffer, Buffer>(gzip)

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

export async function compress(coding: Coding, body: Buffer): Promise<Buffer> {
  return copyOf(await (coding === 'br' ? brotli(body, BROTLI_QUALITY) : compressGzip(body)))
}

export async function compressBest(body: Buffer): Promise<Buffer> {
  return copyOf(await brotli(body, BROTLI_BEST_QUALITY))
}

export function decompressBrotli(bytes: Buffer): Promise<Buffer> {
  return decompress(bytes, { maxOutputLength: MAX_BODY_BYTES })
}

/** Copies the bytes: zlib returns a slice of a larger buffer (16 kB and more), which would stay in memory as a whole. */
function copyOf(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Browsers send a handful of these headers; attackers must not fill the memory with made-up ones. */
const MAX_CACHED_HEADERS = 100
/** Browsers send a fifth of it; parsing 16 kB of commas takes 30 ms. */
const MAX_HEADER_CHARACTERS = 200
const encodingsByHeader = new LRUCache<string, readonly Encoding[]>({ max: MAX_CACHED_HEADERS })

/** The encoding with the highest weight; among equals, the smallest one. */
export function bestEncoding(acceptEncoding?: string): Encoding {
  return acceptedEncodings(acceptEncoding)[0] ?? 'identity'
}

/** The accepted encodings, best first. Codings with `;q=0` are left out, but `identity` is always included. */
export function acceptedEncodings(acceptEncoding = ''): readonly Encoding[] {
  if (acceptEncoding.length > MAX_HEADER_CHARACTERS) {
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

/** RFC 9110, section 12.5.3: `*` matches every coding that is not listed, and `x-gzip` is an alias of gzip. */
function readEncodings(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.map((text) => /^q\s*=\s*([01](?:\.\d*)?)$/.exec(text)?.[1]).find(Boolean)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight ?? 1))
  }
  // `identity` comes last if it is not listed.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0))
  return encodings
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ encoding, weight }) => weight > 0 || encoding === 'identity')
    .sort((one, other) => other.weight - one.weight)
    .map(({ encoding }) => encoding)
}
