import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} RawAnswer */

/**
 * An answer as it comes over the line, still compressed.
 *
 * @param {string} url
 * @param {string} acceptEncoding
 * @returns {Promise<RawAnswer>}
 */
export function rawAnswer(url, acceptEncoding) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': acceptEncoding } }, async (response) => {
      try {
        const parts = await response.toArray()
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        })
      } catch (error) {
        reject(error)
      }
    })
    request.on('error', reject)
  })
}

/** @param {RawAnswer} answer */
export function textOf({ headers, body }) {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
  const decode = Object.entries(decoders).find(([name]) => name === headers['content-encoding'])?.[1]
  return (decode ? decode(body) : body).toString('utf8')
}
