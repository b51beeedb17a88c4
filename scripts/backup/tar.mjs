import { open } from 'node:fs/promises'
import { Fault, hasCode } from '../session/fault.mjs'

/** As `tar` reads it (POSIX.1-1988 "ustar"): blocks of 512 bytes, a header and then the content of each file. */
const block = 512
const longestName = 100
const pieceBytes = 1024 ** 2

/** @typedef {{ path: string, isFolder: boolean, size: number, content: AsyncGenerator<Buffer> }} TarEntry */

/**
 * An archive of files that others write to meanwhile: each comes with the size that it has when its turn comes,
 * and one that has gone by then is left out.
 *
 * @param {Iterable<{ path: string, isFolder: boolean }>} entries
 * @param {(path: string) => string} fileOf
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* writeTar(entries, fileOf) {
  for (const { path, isFolder } of entries) {
    if (isFolder) yield header(`${path}/`, 0)
    else yield* writeFile(path, fileOf(path))
  }
}

/**
 * @param {string} path
 * @param {Buffer} content
 */
export const tarFile = (path, content) =>
  Buffer.concat([header(path, content.length), content, padding(content.length)])

export const tarEnd = Buffer.alloc(2 * block)

/**
 * @param {string} path
 * @param {string} file
 */
async function* writeFile(path, file) {
  const handle = await open(file).catch((error) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (handle === null) return
  try {
    const { size } = await handle.stat()
    yield header(path, size)
    let left = size
    while (left > 0) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(left, pieceBytes)))
      // Cut off since: the promised length has to be kept.
      if (bytesRead === 0) break
      yield buffer.subarray(0, bytesRead)
      left -= bytesRead
    }
    for (; left > 0; left -= Math.min(left, pieceBytes)) yield Buffer.alloc(Math.min(left, pieceBytes))
    yield padding(size)
  } finally {
    await handle.close()
  }
}

/**
 * The entries of an archive; the content of each has to be read before the next one is asked for.
 *
 * @param {AsyncIterable<Buffer>} source
 * @returns {AsyncGenerator<TarEntry>}
 */
export async function* readTar(source) {
  const take = taker(source)
  for (;;) {
    const head = await whole(take(block))
    if (head.length === 0 || head.every((byte) => byte === 0)) return
    const name = head.toString('utf8', 0, longestName).replace(/\0.*$/s, '')
    const size = Number.parseInt(head.toString('ascii', 124, 135), 8)
    if (head.length < block || sumOf(head) !== Number.parseInt(head.toString('ascii', 148, 154), 8)) {
      throw new Fault('The archive of the database files is broken. Nothing was changed.')
    }
    yield { path: name.replace(/\/$/, ''), isFolder: name.endsWith('/'), size, content: take(size) }
    await whole(take(padding(size).length))
  }
}

/**
 * @param {AsyncIterable<Buffer>} source
 * @returns {(bytes: number) => AsyncGenerator<Buffer>}
 */
function taker(source) {
  const pieces = source[Symbol.asyncIterator]()
  /** @type {Buffer} */
  let rest = Buffer.alloc(0)
  return async function* take(bytes) {
    for (let left = bytes; left > 0; ) {
      if (rest.length === 0) {
        const { done, value } = await pieces.next()
        if (done) return
        rest = value
      }
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
}

/** @param {AsyncGenerator<Buffer>} pieces */
export async function whole(pieces) {
  /** @type {Buffer[]} */
  const found = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}

/**
 * @param {string} name
 * @param {number} size
 */
function header(name, size) {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long for a name in an archive`)
  const head = Buffer.alloc(block)
  /**
   * @param {string} text
   * @param {number} at
   */
  const put = (text, at) => head.write(text, at, 'utf8')
  put(name, 0)
  put(name.endsWith('/') ? '0000700' : '0000600', 100)
  put('0000000', 108)
  put('0000000', 116)
  put(size.toString(8).padStart(11, '0'), 124)
  put('00000000000', 136)
  put(name.endsWith('/') ? '5' : '0', 156)
  put('ustar\x0000', 257)
  put(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** The sum of a header counts its own place as spaces. @param {Buffer} head */
function sumOf(head) {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

/** @param {number} size */
const padding = (size) => Buffer.alloc((block - (size % block)) % block)
