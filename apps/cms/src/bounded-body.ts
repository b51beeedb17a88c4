/** The body of a request, read no further than allowed: null where it is longer, whatever its sender says. */
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
