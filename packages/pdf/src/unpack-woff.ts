import { inflateSync } from 'node:zlib'

const woffHeaderBytes = 44
const woffEntryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

const padded = (bytes: number) => (bytes + 3) & ~3

/**
 * Converts WOFF 1 to OpenType by inflating its tables (W3C WOFF 1.0, sections 3 to 5). fontkit also reads WOFF, but
 * inflates every table again for every document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeaderBytes + index * woffEntryBytes
    const offset = woff.readUInt32BE(at + 4)
    const packedBytes = woff.readUInt32BE(at + 8)
    const bytes = woff.readUInt32BE(at + 12)
    const packed = woff.subarray(offset, offset + packedBytes)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packedBytes < bytes ? inflateSync(packed) : packed,
    }
  })
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  // Search range, entry selector and range shift of the binary search over the directory.
  const selector = Math.floor(Math.log2(count))
  const range = 2 ** selector * sfntEntryBytes
  directory.writeUInt16BE(range, 6)
  directory.writeUInt16BE(selector, 8)
  directory.writeUInt16BE(count * sfntEntryBytes - range, 10)
  let offset = directory.length
  const parts: Buffer[] = [directory]
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeaderBytes + index * sfntEntryBytes
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}
