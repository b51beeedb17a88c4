import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesTwoHosts } from '@site/contracts/server-limits.ts'
import type { Logger } from 'pino'
import { Overload, RETRY_AFTER_SECONDS } from './base/load-shedder.ts'
import { isImagePath, isMediaPath, isSharePath } from './base/own-paths.ts'
import { originForm, parseRequestUrl } from './base/request-url.ts'
import { type SiteFile, sendSiteFile } from './files/site-files.ts'
import { type FormOptions, formPageAt, handleForm } from './forms/handle-form.ts'
import type { ImageProxy } from './images/image-proxy.ts'
import type { RequestInstrumentation } from './instrumentation/request-instrumentation.ts'
import { routeLabel } from './instrumentation/route-label.ts'
import type { MediaProxy } from './media/media-proxy.ts'
import { handlePage, type PageOptions } from './pages/handle-page.ts'
import { handlePreview, isPreview, type PreviewOptions } from './pages/handle-preview.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { sendErrorPage } from './pages/send-error-page.ts'
import { sendHit } from './pages/send-page.ts'
import { REPORTS_PATH, type SecurityHeaders } from './security/security-headers.ts'
import type { ViolationReports } from './security/violation-reports.ts'
import type { ShareImages } from './share-image/share-images.ts'

export interface SiteHandlerOptions extends PageOptions, FormOptions, PreviewOptions {
  readonly renderer: PageRenderer
  readonly media: MediaProxy
  readonly images: ImageProxy
  readonly shareImages: ShareImages
  /** Small machine-readable files by path. */
  readonly files: ReadonlyMap<string, SiteFile>
  readonly security: SecurityHeaders
  readonly violations: ViolationReports
  readonly log: Logger
  /** Built files with hashed names; calls `otherwise` if there is none. */
  readonly assets: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
  /** Whether this node is ready, with details. */
  readonly readiness: () => Readiness
  readonly instrumentation: RequestInstrumentation
}

interface Readiness {
  readonly status: 'ready' | 'stopping'
  readonly [fact: string]: unknown
}

/** Methods that every URL accepts. */
const READ_METHODS = ['GET', 'HEAD']

/** Handles all requests of the site: rejections first, then files, then pages. */
export function siteHandler(options: SiteHandlerOptions) {
  const { security, instrumentation } = options
  const cacheRequest = { cdnMaxAgeSeconds: options.cdnMaxAgeSeconds }
  const always = security.forEveryResponse
  const alwaysByName = new Map(Object.entries(always))
  return (request: IncomingMessage, response: ServerResponse): void => {
    // A URL that equals its cache key needs no parsing; others take the full path.
    const isAmbiguous = namesTwoHosts(request)
    const cached =
      request.method === 'GET' && !isAmbiguous ? options.cache.fresh(request.url ?? '') : undefined
    if (cached !== undefined && sendHit(request, response, cached, always, cacheRequest)) {
      cached.hits ??= instrumentation.hitCounter(request.url ?? '', cached.status)
      cached.hits.value += 1
      return
    }
    // The built files and the instrumentation expect this form.
    request.url = originForm(request.url ?? '/')
    response.setHeaders(alwaysByName)
    instrumentation.track(request, response, () => {
      if (isAmbiguous) {
        sendErrorPage(response, 400, request.url ?? '/', { connection: 'close' })
      } else {
        handleUncached(options, request, response)
      }
    })
  }
}

function handleUncached(
  options: SiteHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const target = parseRequestUrl(request.url ?? '/', options.siteUrl)
  if (target.kind === 'rejected') {
    sendErrorPage(response, target.status, target.pathname)
    return
  }
  const { url } = target
  const { method = '' } = request
  const methods = READ_METHODS.includes(method) ? READ_METHODS : listMethods(url.pathname)
  if (!methods.includes(method)) {
    sendErrorPage(response, 405, url.pathname, { allow: methods.join(', ') })
    return
  }
  if (target.kind === 'moved' && READ_METHODS.includes(method)) {
    response.writeHead(301, { location: target.location, 'cache-control': 'no-cache' }).end()
    return
  }
  route(options, request, response, url).catch(onError(options, response, url.pathname))
}

/** Without this check, the router would respond to a form for another URL with a rendered error page. */
function listMethods(pathname: string): string[] {
  const takesPost = pathname === REPORTS_PATH || formPageAt(pathname) !== undefined
  return takesPost ? [...READ_METHODS, 'POST'] : READ_METHODS
}

/** Handles a failed response: an error page if nothing was sent, otherwise closes the connection. */
function onError(
  { log, instrumentation }: Pick<SiteHandlerOptions, 'log' | 'instrumentation'>,
  response: ServerResponse,
  path: string,
) {
  return (error: unknown): void => {
    if (error instanceof Overload && !response.headersSent) {
      // Not logged: that would add work during an overload.
      instrumentation.setOutcome(response, 'shed')
      const reason = response.req.method === 'POST' ? 'formNotSent' : 'busy'
      sendErrorPage(response, 503, path, { 'retry-after': String(RETRY_AFTER_SECONDS) }, reason)
      return
    }
    if (response.destroyed && !response.req.complete) {
      // The client disconnected during the upload; metrics count it.
      return
    }
    // Not the path: preview URLs contain a token.
    log.error({ err: error, route: routeLabel(path) }, 'Request failed')
    if (response.headersSent) {
      response.destroy()
    } else {
      sendErrorPage(response, 503, path, { 'retry-after': '10' })
    }
  }
}

async function route(
  options: SiteHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { pathname } = url
  const file = options.files.get(pathname)
  if (request.method === 'POST' && pathname === REPORTS_PATH) {
    await options.violations.handle(request, response)
  } else if (request.method === 'POST') {
    await handleForm(options, request, response, url)
  } else if (pathname === '/healthz' || pathname === '/readyz') {
    sendHealth(response, pathname === '/healthz' ? { status: 'ok' } : options.readiness())
  } else if (file !== undefined) {
    sendSiteFile(response, file)
  } else if (isSharePath(pathname)) {
    await options.shareImages.handle(request, response, url)
  } else if (isMediaPath(pathname)) {
    await options.media.handle(request, response, pathname)
  } else if (isImagePath(pathname)) {
    await options.images.handle(request, response, url)
  } else if (isPreview(url)) {
    await handlePreview(options, request, response, url)
  } else {
    options.assets(request, response, () => {
      handlePage(options, request, response, url).catch(onError(options, response, pathname))
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
