/**
 * Where an image ends, as its format declares; null if the file does not show it. Bytes after the end are no part of the
 * image: they may be a page, a script, or further pictures of a phone.
 */
export function findImageEnd(data: Buffer, mimeType: string): number | null {
  const end = finders[mimeType]?.(data) ?? null
  return end !== null && end <= data.byteLength ? end : null
}

const finders: Readonly<Record<string, (data: Buffer) => number | null>> = {
  'image/png': findPngEnd,
  'image/jpeg': findJpegEnd,
  'image/webp': findWebpEnd,
  'image/avif': findAvifEnd,
}

const png = { signatureBytes: 8, lengthAndTypeBytes: 8, checksumBytes: 4 }

/** Chunks, the last of which is IEND (W3C PNG, section 5). */
function findPngEnd(data: Buffer): number | null {
  let at = png.signatureBytes
  while (at + png.lengthAndTypeBytes <= data.byteLength) {
    const next = at + png.lengthAndTypeBytes + data.readUInt32BE(at) + png.checksumBytes
    if (data.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return null
}

const jpeg = { start: 0xff, endOfImage: 0xd9, firstRestart: 0xd0, startOfScan: 0xda }

/** Segments, and after each start of scan its entropy-coded data, until EOI (ITU-T T.81, annex B). */
function findJpegEnd(data: Buffer): number | null {
  let at = 2
  while (at + 1 < data.byteLength && data[at] === jpeg.start) {
    const marker = data[at + 1]
    if (marker === jpeg.endOfImage) return at + 2
    if (marker === jpeg.start) {
      at += 1
      continue
    }
    if (at + 4 > data.byteLength) return null
    at += 2 + data.readUInt16BE(at + 2)
    if (marker === jpeg.startOfScan) at = findNextMarker(data, at)
  }
  return null
}

/** In entropy-coded data, 0xFF is followed by a zero or is part of a restart marker. */
function findNextMarker(data: Buffer, from: number): number {
  let at = data.indexOf(jpeg.start, from)
  while (at !== -1) {
    const next = data[at + 1] ?? 0
    const isData = next === 0 || (next >= jpeg.firstRestart && next < jpeg.endOfImage - 1)
    if (!isData) return at
    at = data.indexOf(jpeg.start, at + 2)
  }
  return data.byteLength
}

/** A RIFF chunk, padded to an even length. */
function findWebpEnd(data: Buffer): number | null {
  if (data.byteLength < 8) return null
  const bytes = data.readUInt32LE(4)
  return 8 + bytes + (bytes % 2)
}

const avifBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip'])

/**
 * Boxes (ISO/IEC 14496-12, section 4.2). Nothing marks the last one, so a file with anything else has no known end: it
 * may be part of the image.
 */
function findAvifEnd(data: Buffer): number | null {
  let at = 0
  while (at + 8 <= data.byteLength && avifBoxes.has(data.toString('latin1', at + 4, at + 8))) {
    const bytes = data.readUInt32BE(at)
    // 0: up to the end of the file; 1: a length of 64 bits follows.
    if (bytes < 8) return null
    at += bytes
  }
  return at === data.byteLength ? at : null
}
