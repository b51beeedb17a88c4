import type { IncomingMessage, ServerResponse } from 'node:http'
import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import type { Logger } from 'pino'
import { shellKeyOf } from '#app/shell/shells.ts'
import { formBody } from './form-body.ts'
import { isImagePath } from './images/image-address.ts'
import type { ImageProxy } from './images/image-proxy.ts'
import { isMediaPath, type MediaProxy } from './media-proxy.ts'
import { sendHit, sendPage } from './page-answer.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { pageKey } from './page-cache/page-key.ts'
import { StoredPage } from './page-cache/stored-page.ts'
import type { PageRenderer } from './page-renderer.ts'
import { answerPreview, isPreview } from './preview.ts'
import { refuse } from './refusal.ts'
import { requestAddress } from './request-address.ts'
import { REPORTS_PATH, type SecurityHeaders } from './security/security-headers.ts'
import type { ViolationReports } from './security/violation-reports.ts'
import { isSharePath, type PageSource, type SharePictures } from './share-picture/share-pictures.ts'
import { Overload, SHED_RETRY_AFTER } from './shedding.ts'
import { ShellScripts } from './shell-scripts.ts'
import { type SiteFile, sendSiteFile } from './site-files.ts'
import { visitorAddress } from './visitor-address.ts'
import type { RequestWatch } from './watch/request-watch.ts'
import { routeLabel } from './watch/route-label.ts'

export interface SiteHandlerOptions {
  readonly siteUrl: string
  /** How many proxies of ours stand before the site, each adding to X-Forwarded-For. */
  readonly trustedProxies: number
  /** What the content service signs links to drafts with. */
  readonly previewKey: string
  readonly cache: PageCache
  readonly renderer: PageRenderer
  readonly media: MediaProxy
  readonly images: ImageProxy
  readonly pictures: SharePictures
  /** Texts for machines by path. */
  readonly files: ReadonlyMap<string, SiteFile>
  readonly security: SecurityHeaders
  /** Told when a page is made, before it is. */
  readonly hint: (request: IncomingMessage, response: ServerResponse) => void
  readonly violations: ViolationReports
  readonly log: Logger
  /** Built files with hashed names; calls back when there is none. */
  readonly assets: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
  /** Whether this node can serve, and what it follows. */
  readonly readiness: () => Readiness
  readonly watch: RequestWatch
}

interface Readiness {
  readonly status: 'ready' | 'stopping'
  readonly [fact: string]: unknown
}

const METHODS = ['GET', 'HEAD', 'POST']

/** Every request of the site: refusals first, then files, then pages from the cache or made anew. */
export function siteHandler(options: SiteHandlerOptions) {
  const { security, watch } = options
  const always = security.ofEveryAnswer
  const alwaysByName = new Map(Object.entries(always))
  const shells = new ShellScripts((key) => options.renderer.shellOf(key))
  return (request: IncomingMessage, response: ServerResponse): void => {
    // An address that is a key as it came needs no reading; every other goes the whole way.
    const kept = request.method === 'GET' ? options.cache.fresh(request.url ?? '') : undefined
    if (kept !== undefined && sendHit(request, response, kept, always)) {
      kept.hits ??= watch.hitsOf(request.url ?? '', kept.status)
      kept.hits.value += 1
      return
    }
    response.setHeaders(alwaysByName)
    watch.follow(request, response, () => answerAnew(options, shells, request, response))
  }
}

function answerAnew(
  options: SiteHandlerOptions,
  shells: ShellScripts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = requestAddress(request.url ?? '/', options.siteUrl)
  if (address.kind === 'refused') {
    refuse(response, address.status, address.pathname)
    return
  }
  const { url } = address
  if (!METHODS.includes(request.method ?? '')) {
    refuse(response, 405, url.pathname, { allow: METHODS.join(', ') })
    return
  }
  answer(options, shells, request, response, url).catch(failing(options, response, url.pathname))
}

/** What becomes of an answer that failed: a page of its own while nothing was sent, else the end. */
function failing(
  { log, watch }: Pick<SiteHandlerOptions, 'log' | 'watch'>,
  response: ServerResponse,
  path: string,
) {
  return (error: unknown): void => {
    if (error instanceof Overload && !response.headersSent) {
      // Not said in the log each time: that would be more work when there is too much of it.
      watch.note(response, 'shed')
      refuse(response, 503, path, { 'retry-after': String(SHED_RETRY_AFTER) }, 'busy')
      return
    }
    // Not its path: that of a preview is a key.
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
  shells: ShellScripts,
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
  } else if (shellKeyOf(pathname) !== null) {
    await shells.answer(request, response, pathname)
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

/** The HTML of a page for the share pictures, out of the page cache where it is there. */
export function pageSource({
  cache,
  renderer,
  siteUrl,
}: Pick<SiteHandlerOptions, 'cache' | 'renderer' | 'siteUrl'>): PageSource {
  return async (pathname, search) => {
    const { key, policy } = pageKey(pathname, search)
    const { page } = await cache.get(key, policy, () =>
      renderer.render(new Request(`${siteUrl}${key}`, { headers: { accept: 'text/html' } })),
    )
    if (page.status !== 200) {
      return page.status >= 500 ? 'unavailable' : 'absent'
    }
    const { bytes } = await page.bodyIn('identity')
    return { html: bytes.toString('utf8') }
  }
}

/** Only the cookie of `/` is handed on: no other page may depend on who asks. */
async function answerPage(
  { cache, renderer, siteUrl, hint, watch }: SiteHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const isEntrance = url.pathname === '/'
  const { key, policy } = pageKey(url.pathname, url.searchParams)
  const headers = new Headers({ accept: 'text/html' })
  if (isEntrance && request.headers.cookie !== undefined) {
    headers.set('cookie', request.headers.cookie)
  }
  const { page, outcome } = await cache.get(key, policy, () => {
    hint(request, response)
    return renderer.render(new Request(`${siteUrl}${key}`, { headers }))
  })
  watch.note(response, outcome)
  const whole = `${url.pathname}${url.search}`
  if (page.handsQueryOn && whole !== key) {
    // The key knows what pages read of a query; an address that leads elsewhere may have been sent with more.
    const own = new StoredPage(await renderer.render(new Request(`${siteUrl}${whole}`, { headers })))
    await sendPage(request, response, own, 'bypass')
    return
  }
  await sendPage(request, response, page, outcome)
}

async function answerForm(
  { cache, renderer, siteUrl, trustedProxies }: SiteHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (!isFromHere(request, siteUrl)) {
    refuse(response, 403, url.pathname)
    return
  }
  const form = await formBody(request)
  if (form.kind === 'refused') {
    refuse(response, form.status, url.pathname, { connection: 'close' })
    return
  }
  // Made here and not copied: what a client says of its own address is worth nothing.
  const headers = new Headers({ [VISITOR_HEADER]: visitorAddress(request, trustedProxies) })
  for (const name of ['content-type', 'origin', 'sec-fetch-site', 'accept']) {
    const value = request.headers[name]
    if (typeof value === 'string') {
      headers.set(name, value)
    }
  }
  const target = `${siteUrl}${url.pathname}${url.search}`
  const { page, outcome } = await cache.get(target, 'form', () =>
    renderer.render(new Request(target, { method: 'POST', headers, body: new Uint8Array(form.body) })),
  )
  await sendPage(request, response, page, outcome)
}

/** A form may be sent by this site's own pages only; the router checks the same and would answer without a page. */
function isFromHere(request: IncomingMessage, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') {
    return site === 'same-origin' || site === 'none'
  }
  return request.headers.origin === new URL(siteUrl).origin
}

function sendHealth(response: ServerResponse, body: { status: string }): void {
  response.writeHead(body.status === 'stopping' ? 503 : 200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
