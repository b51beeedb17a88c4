import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { requestScope } from '@site/operations/request-scope.ts'
import type { Payload, PayloadRequest } from 'payload'
import { problem } from '#cms/site-api/problem.ts'
import { contentTypeOf } from './kinds.ts'
import { mediaFiles, mediaFolder } from './media-files.ts'
import { isInPublishedUse } from './published-media.ts'
import { parseRange } from './range.ts'

const yearSeconds = 31_536_000
const hourSeconds = 3600
/** An unpublished report must not stay in caches for a year. */
const mayBeWithdrawn = new Set(['application/pdf'])

const absent = () => problem(404, 'There is no such file.')

/** GET and HEAD /media/<file>: the files of published documents, always the same under their name. */
export async function answerMedia(request: Request, filename: string, payload: Payload): Promise<Response> {
  const kind = contentTypeOf(filename)
  if (!kind || !/^[\w.-]+$/.test(filename) || filename.startsWith('.')) return absent()
  if (!(await isInPublishedUse(payload, filename))) return absent()
  return answerFile(request, filename, kind, payload)
}

/** The admin's own view of a file in the bucket; Payload has checked the user. */
export async function serveToStaff(
  { headers, method = 'GET', payload }: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const kind = contentTypeOf(filename)
  if (kind === undefined) return absent()
  const response = await answerFile({ headers, method }, filename, kind, payload)
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

/** Where files lie in Payload's own folder it serves them itself, but answers 500 for one that is not there. */
export function refuseAbsent(
  _request: PayloadRequest,
  // A file that a request only describes may have no name.
  { params: { filename = '' } }: { params: { filename?: string } },
): Response | undefined {
  const isThere = /^[\w.-]+$/.test(filename) && existsSync(join(mediaFolder, filename))
  return isThere ? undefined : absent()
}

type FileQuestion = Pick<Request, 'headers' | 'method'>

/** A file of the store; the caller has checked access. */
async function answerFile(
  request: FileQuestion,
  filename: string,
  kind: string,
  payload: Payload,
): Promise<Response> {
  const size = await sizeOf(filename, payload)
  if (size === 'unknown') {
    return problem(503, 'The storage of files does not answer.', {}, { 'Retry-After': '10' })
  }
  if (size === null) {
    payload.logger.error({ filename }, 'a media file is missing in the store')
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
  const range = parseRange(askedRange(request, etag), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const init = {
    status: range ? 206 : 200,
    headers: { ...headers, ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}) },
  }
  const isEmpty = request.method === 'HEAD' || size === 0
  const body = isEmpty ? null : bodyOf(await mediaFiles.read(filename, { start, end }))
  // Not before the file is there: an answer that says that it is not has another length.
  requestScope.getStore()?.reportLength?.(end - start + 1)
  return new Response(body, init)
}

/** A part is for GET alone, and only of the file that the asker has the rest of. */
function askedRange({ method, headers }: FileQuestion, etag: string): string | null {
  const isOther = method !== 'GET' || (headers.get('if-range') ?? etag) !== etag
  return isOther ? null : headers.get('range')
}

function bodyOf(file: Readable): ReadableStream<Uint8Array> {
  const parts = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
}

/** Whether the storage cannot be asked must not look like a file that is gone. */
async function sizeOf(filename: string, payload: Payload): Promise<number | null | 'unknown'> {
  try {
    return await mediaFiles.size(filename)
  } catch (error) {
    payload.logger.error({ filename, err: error }, 'the storage of files cannot be asked')
    return 'unknown'
  }
}
