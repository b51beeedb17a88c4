import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesTwoHosts } from '@site/contracts/server-limits.ts'
import type { Logger } from 'pino'
import { answerForm, type FormOptions } from './answer-form.ts'
import { answerPage, type PageOptions } from './answer-page.ts'
import { isImagePath } from './images/image-address.ts'
import type { ImageProxy } from './images/image-proxy.ts'
import { isMediaPath, type MediaProxy } from './media-proxy.ts'
import type { PageRenderer } from './page-renderer.ts'
import { answerPreview, isPreview, type PreviewOptions } from './preview.ts'
import { refuse } from './refusal.ts'
import { originForm, requestAddress } from './request-address.ts'
import { REPORTS_PATH, type SecurityHeaders } from './security/security-headers.ts'
import type { ViolationReports } from './security/violation-reports.ts'
import { sendHit } from './send-page.ts'
import { isSharePath, type SharePictures } from './share-picture/share-pictures.ts'
import { Overload, SHED_RETRY_AFTER } from './shedding.ts'
import { type SiteFile, sendSiteFile } from './site-files.ts'
import type { RequestWatch } from './watch/request-watch.ts'
import { routeLabel } from './watch/route-label.ts'

export interface SiteHandlerOptions extends PageOptions, FormOptions, PreviewOptions {
  readonly renderer: PageRenderer
  readonly media: MediaProxy
  readonly images: ImageProxy
  readonly pictures: SharePictures
  /** Small machine-readable files by path. */
  readonly files: ReadonlyMap<string, SiteFile>
  readonly security: SecurityHeaders
  readonly violations: ViolationReports
  readonly log: Logger
  /** Built files with hashed names; calls `otherwise` if there is none. */
  readonly assets: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
  /** Whether this node is ready, with details. */
  readonly readiness: () => Readiness
  readonly watch: RequestWatch
}

interface Readiness {
  readonly status: 'ready' | 'stopping'
  readonly [fact: string]: unknown
}

/** Methods that every URL accepts. */
const READING = ['GET', 'HEAD']

/** Handles all requests of the site: rejections first, then files, then pages. */
export function siteHandler(options: SiteHandlerOptions) {
  const { security, watch } = options
  const asked = { cdnMaxAgeSeconds: options.cdnMaxAgeSeconds }
  const always = security.ofEveryAnswer
  const alwaysByName = new Map(Object.entries(always))
  return (request: IncomingMessage, response: ServerResponse): void => {
    // A URL that equals its cache key needs no parsing; others take the full path.
    const isAmbiguous = namesTwoHosts(request)
    const kept = request.method === 'GET' && !isAmbiguous ? options.cache.fresh(request.url ?? '') : undefined
    if (kept !== undefined && sendHit(request, response, kept, always, asked)) {
      kept.hits ??= watch.hitsOf(request.url ?? '', kept.status)
      kept.hits.value += 1
      return
    }
    // The built files and the instrumentation expect this form.
    request.url = originForm(request.url ?? '/')
    response.setHeaders(alwaysByName)
    watch.follow(request, response, () => {
      if (isAmbiguous) {
        refuse(response, 400, request.url ?? '/', { connection: 'close' })
      } else {
        answerAnew(options, request, response)
      }
    })
  }
}

function answerAnew(options: SiteHandlerOptions, request: IncomingMessage, response: ServerResponse): void {
  const address = requestAddress(request.url ?? '/', options.siteUrl)
  if (address.kind === 'refused') {
    refuse(response, address.status, address.pathname)
    return
  }
  const { url } = address
  const { method = '' } = request
  const methods = READING.includes(method) ? READING : methodsOf(options, url.pathname)
  if (!methods.includes(method)) {
    refuse(response, 405, url.pathname, { allow: methods.join(', ') })
    return
  }
  if (address.kind === 'moved' && READING.includes(method)) {
    response.writeHead(301, { location: address.location, 'cache-control': 'no-cache' }).end()
    return
  }
  answer(options, request, response, url).catch(failing(options, response, url.pathname))
}

function methodsOf({ renderer }: Pick<SiteHandlerOptions, 'renderer'>, pathname: string): string[] {
  const takesPost = pathname === REPORTS_PATH || renderer.takesForm(pathname)
  return takesPost ? [...READING, 'POST'] : READING
}

/** Handles a failed response: an error page if nothing was sent, otherwise closes the connection. */
function failing(
  { log, watch }: Pick<SiteHandlerOptions, 'log' | 'watch'>,
  response: ServerResponse,
  path: string,
) {
  return (error: unknown): void => {
    if (error instanceof Overload && !response.headersSent) {
      // Not logged: that would add work during an overload.
      watch.note(response, 'shed')
      const reason = response.req.method === 'POST' ? 'formNotSent' : 'busy'
      refuse(response, 503, path, { 'retry-after': String(SHED_RETRY_AFTER) }, reason)
      return
    }
    if (response.destroyed && !response.req.complete) {
      // The client disconnected during the upload; metrics count it.
      return
    }
    // Not the path: preview URLs contain a token.
    log.error({ err: error, route: routeLabel(path) }, 'request failed')
    if (response.headersSent) {
      response.destroy()
    } else {
      refuse(response, 503, path, { 'retry-after': '10' })
    }
  }
}

async function answer(
  options: SiteHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { pathname } = url
  const file = options.files.get(pathname)
  if (request.method === 'POST' && pathname === REPORTS_PATH) {
    await options.violations.answer(request, response)
  } else if (request.method === 'POST') {
    await answerForm(options, request, response, url)
  } else if (pathname === '/healthz' || pathname === '/readyz') {
    sendHealth(response, pathname === '/healthz' ? { status: 'ok' } : options.readiness())
  } else if (file !== undefined) {
    sendSiteFile(response, file)
  } else if (isSharePath(pathname)) {
    await options.pictures.answer(request, response, url)
  } else if (isMediaPath(pathname)) {
    await options.media.answer(request, response, pathname)
  } else if (isImagePath(pathname)) {
    await options.images.answer(request, response, url)
  } else if (isPreview(url)) {
    await answerPreview(options, request, response, url)
  } else {
    options.assets(request, response, () => {
      answerPage(options, request, response, url).catch(failing(options, response, pathname))
    })
  }
}

function sendHealth(response: ServerResponse, body: { status: string }): void {
  response.writeHead(body.status === 'stopping' ? 503 : 200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
