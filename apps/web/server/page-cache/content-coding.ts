import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedNames } from '#server/base/accepted-names.ts'

/** Good ratio at about 1 ms per page. */
const BROTLI_QUALITY = 5
/** 128 kB: pages are as small as with 4 MB, in a third less CPU time of the main thread. */
const BROTLI_WINDOW_BITS = 17

/** Ordered by typical size, smallest first. Every browser that supports zstd also supports Brotli. */
export const codings = ['br', 'gzip'] as const

/** A content coding (RFC 9110), or none. */
export type Coding = (typeof codings)[number]
export type Encoding = Coding | 'identity'

/** Larger than any page; a broken row must not fill the memory. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const compressGzip = promisify<Buffer, Buffer>(gzip)

const brotli = (body: Buffer) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

export async function compress(coding: Coding, body: Buffer): Promise<Buffer> {
  return copyBytes(await (coding === 'br' ? brotli(body) : compressGzip(body)))
}

export function decompressBrotli(bytes: Buffer): Promise<Buffer> {
  return decompress(bytes, { maxOutputLength: MAX_BODY_BYTES })
}

/** Copies the bytes: zlib returns a slice of a larger buffer (16 kB and more), which would stay in memory as a whole. */
function copyBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Browsers send a handful of these headers; attackers must not fill the memory with made-up ones. */
const MAX_CACHED_HEADERS = 100
const encodingsByHeader = new LRUCache<string, readonly Encoding[]>({ max: MAX_CACHED_HEADERS })

/** The smallest accepted encoding. */
export function bestEncoding(acceptEncoding?: string): Encoding {
  return acceptedEncodings(acceptEncoding)[0] ?? 'identity'
}

/** The accepted encodings, smallest first; `identity` is always included. */
export function acceptedEncodings(acceptEncoding = ''): readonly Encoding[] {
  const known = encodingsByHeader.get(acceptEncoding)
  if (known !== undefined) {
    return known
  }
  const names = acceptedNames(acceptEncoding)
  const accepted = [...codings.filter((coding) => names.get(coding) ?? names.get('*')), 'identity'] as const
  encodingsByHeader.set(acceptEncoding, accepted)
  return accepted
}
