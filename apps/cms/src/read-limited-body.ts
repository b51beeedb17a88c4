/** Reads a request body up to a limit; null if it is longer, whatever Content-Length declares. */
export async function boundedBody(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
