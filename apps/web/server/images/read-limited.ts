import { ImageFault } from './image-fault.ts'

/** Limits of a source: reached, the connection is closed and the picture refused. */
export const SOURCE_DEADLINE_MS = 5_000
export const MAX_SOURCE_BYTES = 10 * 1024 * 1024

/** All of a body, or a fault as soon as it says or turns out to be too long. */
export async function readLimited(
  body: AsyncIterable<Uint8Array>,
  declaredLength: string | null | undefined,
): Promise<Buffer> {
  if (Number(declaredLength ?? 0) > MAX_SOURCE_BYTES) {
    throw new ImageFault(413, 'the picture has too many bytes')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > MAX_SOURCE_BYTES) {
      throw new ImageFault(413, 'the picture has too many bytes')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
