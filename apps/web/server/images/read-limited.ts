import { ImageError } from './image-error.ts'

/** Limits of a source; beyond them the connection is closed and the image rejected. */
export const SOURCE_DEADLINE_MS = 5_000
export const MAX_SOURCE_BYTES = 10 * 1024 * 1024

/** Reads a body; throws as soon as the declared or actual length is too large. */
export async function readLimited(
  body: AsyncIterable<Uint8Array>,
  declaredLength: string | null | undefined,
): Promise<Buffer> {
  if (Number(declaredLength ?? 0) > MAX_SOURCE_BYTES) {
    throw new ImageError(413, 'the image has too many bytes')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > MAX_SOURCE_BYTES) {
      throw new ImageError(413, 'the image has too many bytes')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
