import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

const timeoutMs = 30_000

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }

export interface RawResponse {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  /** The compressed bytes, as sent. */
  readonly body: Buffer
}

export async function rawResponse(url: string, acceptEncoding: string): Promise<RawResponse> {
  const { get } = url.startsWith('https:') ? https : http
  const signal = AbortSignal.timeout(timeoutMs)
  const request = get(url, { headers: { 'accept-encoding': acceptEncoding }, signal })
  const events = await once(request, 'response')
  const response: IncomingMessage = events[0]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

export function decodeBody({ headers, body }: RawResponse): string {
  const decode = Object.entries(decoders).find(([name]) => name === headers['content-encoding'])?.[1]
  return (decode ? decode(body) : body).toString('utf8')
}
