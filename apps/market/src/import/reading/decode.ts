import { createReadStream } from 'node:fs'

/** Invalid UTF-8; `line` starts at 1, null: the whole file. */
export class EncodingError extends Error {
  readonly line: number | null

  constructor(line: number | null, message: string) {
    super(message)
    this.line = line
  }
}

const lineFeed = 10
const chunkBytes = 256 * 1024

/** The text of a file in chunks. Throws EncodingError. */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let isFirst = true
  let line = 1
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a file without encoding gave no bytes')
    if (isFirst) rejectUtf16(chunk)
    isFirst = false
    let text: string
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw notUtf8(line + lineOfError(chunk))
    }
    line += countLines(chunk)
    yield text
  }
  try {
    decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw notUtf8(line)
  }
}

function notUtf8(line: number): EncodingError {
  return new EncodingError(line, 'is not UTF-8 text; perhaps the file was saved as Windows-1252 or Latin-1')
}

/**
 * Detects UTF-16 by its byte order mark, or by the zero byte of each ASCII letter; a single zero byte is a cell error.
 */
function rejectUtf16(bytes: Uint8Array): void {
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const beginning = bytes.subarray(0, 1_024)
  const zeros = beginning.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0)
  if (isMarked || zeros > beginning.length / 4) {
    throw new EncodingError(null, 'is not UTF-8 text; it looks like UTF-16')
  }
}

/** The number of lines before the first error in a chunk. A letter cut off by the chunk is not an error. */
function lineOfError(chunk: Uint8Array): number {
  let lines = 0
  let start = 0
  for (;;) {
    const end = chunk.indexOf(lineFeed, start)
    if (end === -1) return lines
    try {
      // The rest of a letter from the previous chunk is not an error.
      const begin = start === 0 ? firstWholeLetter(chunk) : start
      new TextDecoder('utf-8', { fatal: true }).decode(chunk.subarray(begin, end))
    } catch {
      return lines
    }
    lines += 1
    start = end + 1
  }
}

function firstWholeLetter(chunk: Uint8Array): number {
  const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80
  let index = 0
  while (index < 3 && isContinuation(chunk[index])) index += 1
  return index
}

function countLines(chunk: Uint8Array): number {
  let lines = 0
  for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1
  return lines
}
