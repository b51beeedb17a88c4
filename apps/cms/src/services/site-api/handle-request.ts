import { createHash, timingSafeEqual } from 'node:crypto'
import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { LocaleSchema } from '@site/contracts/locale-schemas.ts'
import { PREVIEW_HEADER, type PreviewClaims, readPreviewToken } from '@site/contracts/preview-token.ts'
import { traces } from '@site/operations/traces.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { environment } from '#cms/base/environment/environment.ts'
import { BadRequestError, problem } from '#cms/base/http/problem.ts'
import { serveChangeFeed } from '#cms/editorial/change-feed/serve-changes.ts'
import type { Receiver, Resource } from './context.ts'
import { isPreviewed, presentable } from './preview.ts'
import { Tags } from './tags.ts'

const prefix = '/api/site/'

/** Not compressed either: on the local network, compression costs more than it saves. */
const NOT_CACHED = 'no-store, no-transform'

export type SiteApi = {
  /** Path below /api/site → resource; `:name` is one segment, `*name` all that follow. */
  readonly resources: Readonly<Record<string, Resource>>
  readonly receivers: Readonly<Record<string, Receiver>>
}

/** The change feed, below /api/site. */
export const changesPath = 'changes'

const digest = (value: string) => createHash('sha256').update(value).digest()
const expected = digest(`Bearer ${environment.CONTENT_API_KEY}`)

function isAllowed(request: Request): boolean {
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected)
}

/** PostgreSQL's `character_not_in_repertoire`, the cause of a failed query. */
const ZeroByteErrorSchema = v.object({ cause: v.object({ code: v.literal('22021') }) })

/** A ticket cancels a registration without a login, so it must not be logged. */
const ticketPath = /(\/registration-tickets\/).*/

/** Handles every request below /api/site; never throws. */
export async function handleRequest(api: SiteApi, request: Request, payload: Payload): Promise<Response> {
  const started = performance.now()
  const { pathname } = new URL(request.url)
  const shownPath = pathname.replace(ticketPath, '$1…')
  const response = await traced(request, () =>
    dispatch(api, request, payload, pathname.slice(prefix.length)),
  ).catch((error: unknown) => {
    if (error instanceof BadRequestError) {
      return problem(error.status, 'Invalid request.', {
        detail: error.message,
        parameter: error.parameter,
      })
    }
    // An error of the sender: five failures of the CMS at once would open the circuit of a web node.
    if (v.is(ZeroByteErrorSchema, error)) {
      return problem(400, 'Invalid request.', { detail: 'text must not contain a zero byte.' })
    }
    payload.logger.error({ err: error, path: shownPath }, 'Site API request failed')
    return problem(500, 'The CMS failed.')
  })
  const milliseconds = Math.round(performance.now() - started)
  payload.logger.debug({ method: request.method, path: shownPath, status: response.status, milliseconds })
  return response
}

function traced(request: Request, work: () => Promise<Response>): Promise<Response> {
  const { method } = request
  const span = {
    name: `${method} content`,
    kind: 'server',
    attributes: { 'http.request.method': method },
    traceparent: request.headers.get('traceparent'),
  } as const
  return traces().inSpan(span, async (note) => {
    const response = await work()
    note({ 'http.response.status_code': response.status })
    return response
  })
}

async function dispatch(
  { resources, receivers }: SiteApi,
  request: Request,
  payload: Payload,
  path: string,
): Promise<Response> {
  if (!isAllowed(request)) {
    return problem(401, 'A valid API key is required.', {}, { 'WWW-Authenticate': 'Bearer' })
  }
  if (request.method === 'POST') {
    const receive = Object.hasOwn(receivers, path) ? receivers[path] : undefined
    return receive ? receive(request, payload) : problem(404, 'Resource not found.')
  }
  if (path === changesPath) return serveChangeFeed(request, payload)
  const route = match(resources, path)
  if (route === null) return problem(404, 'Resource not found.')
  const query = new URL(request.url).searchParams
  const locale = v.safeParse(LocaleSchema, query.get('locale'))
  if (!locale.success) throw new BadRequestError('locale', 'locale must be id or en.')
  const preview = readPreview(request)
  if (preview === 'invalid') return problem(403, 'This preview is invalid or has expired.')
  const tags = new Tags()
  const body = await route.resource({
    payload,
    locale: locale.output,
    path: route.path,
    query,
    tags,
    preview,
  })
  const headers = { [TAGS_HEADER]: tags.toString() }
  return body === null
    ? problem(404, 'Not found in this language.', {}, headers)
    : Response.json(preview && isPreviewed(preview, route.path) ? presentable(body, route.path.slug) : body, {
        headers: { ...headers, 'Cache-Control': NOT_CACHED },
      })
}

/** Null without a preview token; an invalid token is rejected, never treated as a visitor's request. */
function readPreview(request: Request): PreviewClaims | null | 'invalid' {
  const token = request.headers.get(PREVIEW_HEADER)
  if (token === null) return null
  const verdict = readPreviewToken(token, environment.CONTENT_API_KEY, new Date())
  return verdict.kind === 'valid' ? verdict.claims : 'invalid'
}

function match(
  resources: SiteApi['resources'],
  path: string,
): { resource: Resource; path: Record<string, string> } | null {
  const parts = decodeParts(path)
  if (parts === null) return null
  for (const [pattern, resource] of Object.entries(resources)) {
    const named = matchPattern(pattern.split('/'), parts)
    if (named) return { resource, path: named }
  }
  return null
}

function decodeParts(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    // A malformed percent sequence matches no resource.
    return null
  }
}

function matchPattern(pattern: string[], parts: string[]): Record<string, string> | null {
  const named: Record<string, string> = {}
  for (const [index, piece] of pattern.entries()) {
    if (piece.startsWith('*')) {
      named[piece.slice(1)] = parts.slice(index).join('/')
      return parts.length > index ? named : null
    }
    const part = parts[index]
    if (part === undefined || part === '') return null
    if (piece.startsWith(':')) named[piece.slice(1)] = part
    else if (piece !== part) return null
  }
  return parts.length === pattern.length ? named : null
}
