import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Payload } from 'payload'
import { mediaFolder } from '#cms/collections/media.ts'
import { problem } from '#cms/site-api/problem.ts'
import { isInPublishedUse } from './published-media.ts'
import { parseRange } from './range.ts'

const kinds: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}
const yearSeconds = 31_536_000
const hourSeconds = 3600
/** A report that is taken back must not stay in caches for a year. */
const mayBeWithdrawn = new Set(['application/pdf'])

const absent = () => problem(404, 'There is no such file.')

/** GET and HEAD /media/<file>: the files of published documents, always the same under their name. */
export async function answerMedia(request: Request, filename: string, payload: Payload): Promise<Response> {
  const kind = kinds[extname(filename).toLowerCase()]
  if (!kind || !/^[\w.-]+$/.test(filename) || filename.startsWith('.')) return absent()
  if (!(await isInPublishedUse(payload, filename))) return absent()
  const path = join(mediaFolder, filename)
  const size = await sizeOf(path)
  if (size === null) {
    payload.logger.error({ filename }, 'a media file is missing on disk')
    return absent()
  }
  const etag = `"${filename}"`
  const headers = {
    'Content-Type': kind,
    'Cache-Control': mayBeWithdrawn.has(kind)
      ? `public, max-age=${hourSeconds}`
      : `public, max-age=${yearSeconds}, immutable`,
    'X-Content-Type-Options': 'nosniff',
    // A file that someone opens by itself may run nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A document is a page with scripts of its own to whatever opens it; it is saved, and not opened here.
    ...(kind === 'application/pdf' ? { 'Content-Disposition': `attachment; filename="${filename}"` } : {}),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const range = parseRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const sized = {
    ...headers,
    'Content-Length': String(end - start + 1),
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  }
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers: sized })
  return new Response(bodyOf(path, start, end), { status, headers: sized })
}

function bodyOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  const file = createReadStream(path, { start, end })[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await file.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await file.return?.()
    },
  })
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    // No such file: the caller reports it.
    return null
  }
}
