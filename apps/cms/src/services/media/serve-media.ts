import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { requestScope } from '@site/operations/request-scope.ts'
import type { Payload, PayloadRequest } from 'payload'
import { problem } from '#cms/base/http/problem.ts'
import { toContentType } from './kinds.ts'
import { mediaFiles, mediaFolder } from './media-files.ts'
import { isInPublishedUse } from './published-media.ts'
import { parseRange } from './range.ts'

const yearSeconds = 31_536_000
const hourSeconds = 3600
/** An unpublished report must not stay in caches for a year. */
const mayBeUnpublished = new Set(['application/pdf'])

const notFound = () => problem(404, 'File not found.')

/** GET and HEAD /media/<file>: files of published documents; the content of a name never changes. */
export async function serveMedia(request: Request, filename: string, payload: Payload): Promise<Response> {
  const kind = toContentType(filename)
  if (!kind || !/^[\w.-]+$/.test(filename) || filename.startsWith('.')) return notFound()
  if (!(await isInPublishedUse(payload, filename))) return notFound()
  return serveFile(request, filename, kind, payload)
}

/** The admin's access to files in the bucket; Payload has checked the user. */
export async function serveToStaff(
  { headers, method = 'GET', payload }: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const kind = toContentType(filename)
  if (kind === undefined) return notFound()
  const response = await serveFile({ headers, method }, filename, kind, payload)
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

/** Payload serves local files itself, but responds with 500 for a missing one. */
export function rejectMissing(
  _request: PayloadRequest,
  // A file that a request only describes may have no name.
  { params: { filename = '' } }: { params: { filename?: string } },
): Response | undefined {
  const isThere = /^[\w.-]+$/.test(filename) && existsSync(join(mediaFolder, filename))
  return isThere ? undefined : notFound()
}

type FileRequest = Pick<Request, 'headers' | 'method'>

/** Serves a file from the store; the caller has checked access. */
async function serveFile(
  request: FileRequest,
  filename: string,
  kind: string,
  payload: Payload,
): Promise<Response> {
  const size = await readSize(filename, payload)
  if (size === 'unknown') {
    return problem(503, 'The media storage is unavailable.', {}, { 'Retry-After': '10' })
  }
  if (size === null) {
    payload.logger.error({ filename }, 'Media file missing from storage')
    return notFound()
  }
  const etag = `"${filename}"`
  const headers = {
    'Content-Type': kind,
    'Cache-Control': mayBeUnpublished.has(kind)
      ? `public, max-age=${hourSeconds}`
      : `public, max-age=${yearSeconds}, immutable`,
    'X-Content-Type-Options': 'nosniff',
    // A file that is opened directly must not run scripts.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A PDF viewer may run the document's scripts, so browsers save it instead of opening it here.
    ...(kind === 'application/pdf' ? { 'Content-Disposition': `attachment; filename="${filename}"` } : {}),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const range = parseRange(requestedRange(request, etag), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const init = {
    status: range ? 206 : 200,
    headers: { ...headers, ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}) },
  }
  const isEmpty = request.method === 'HEAD' || size === 0
  const body = isEmpty ? null : toBody(await mediaFiles.read(filename, { start, end }))
  // Only once the file exists: error responses have another length.
  requestScope.getStore()?.reportLength?.(end - start + 1)
  return new Response(body, init)
}

/** Ranges apply to GET only, and only if the client's copy is of this file (If-Range). */
function requestedRange({ method, headers }: FileRequest, etag: string): string | null {
  const isOther = method !== 'GET' || (headers.get('if-range') ?? etag) !== etag
  return isOther ? null : headers.get('range')
}

function toBody(file: Readable): ReadableStream<Uint8Array> {
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

/** Do not report a storage outage as a missing file. */
async function readSize(filename: string, payload: Payload): Promise<number | null | 'unknown'> {
  try {
    return await mediaFiles.size(filename)
  } catch (error) {
    payload.logger.error({ filename, err: error }, 'Media storage unreachable')
    return 'unknown'
  }
}
