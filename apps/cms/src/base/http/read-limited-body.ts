/** Far more than a sign-in needs. A slow sender can hold this much memory for as long as it sends. */
export const maxAnonymousBytes = 32 * 1024

/** Reads a request body up to a limit; null if it is longer, whatever Content-Length declares. */
export async function readLimitedBody(
  request: Request,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
