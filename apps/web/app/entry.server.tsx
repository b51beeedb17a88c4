import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler as createHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { RequestId } from './errors/request-id.tsx'
import { sharePictureOf } from './head/page-head.ts'
import { defaultLocale, localeOfPath } from './i18n/locales.ts'
import { withRefusals } from './request/refused-pages.server.ts'
import { requestContext } from './request/request-context.server.ts'
import { bySection } from './request/section-routes.server.ts'
import { reportContext, requestNumberContext } from './request/site-context.ts'
import { InlineScripts } from './start/inline-scripts.tsx'
import { lateStart } from './start/late-start.server.ts'
import { olderBrowserNotice } from './start/older-browser.server.ts'

/** A regular expression from vite.config.ts; server only. */
declare const SUPPORTED_BROWSERS: string

// The server imports these from the build, so that the process has a single router and a single set of contexts.
export const createRequestHandler = (build: ServerBuild, mode?: string) =>
  bySection(withRefusals(build), (section) => createHandler(section, mode))
export { siteServices } from './request/site-services.server.ts'

/** Timeout of rendering after all data is loaded; our pages suspend on nothing else. */
const RENDER_DEADLINE_MS = 5_000

/** `Retry-After` of 503 responses. */
const RETRY_AFTER_SECONDS = 10

/** Renders the whole page before the first byte: pages are cached whole, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status === 503) {
    headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  }
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale
  const scripts = import.meta.env.PROD
    ? [await lateStart(entryContext), olderBrowserNotice(locale, SUPPORTED_BROWSERS)]
    : []
  const { matches, loaderData, location } = entryContext.staticHandlerContext
  const routeData = matches.map(({ route }) => loaderData[route.id])
  context.get(requestContext).noteShare(sharePictureOf(routeData, location.pathname))
  const { serverHandoffStream, ...withoutData } = entryContext
  const html = await render(
    <RequestId value={status >= 500 ? context.get(requestNumberContext) : null}>
      <InlineScripts value={scripts}>
        <ServerRouter context={import.meta.env.PROD ? withoutData : entryContext} url={request.url} />
      </InlineScripts>
    </RequestId>,
  )
  return new Response(html, { status, headers })
}

function render(document: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // React would put late parts of a long page at its end for script to move, which fails without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline)
        pipe(documentCollector(resolve))
      },
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
      onError(error) {
        reject(error)
      },
    })
    const deadline = setTimeout(abort, RENDER_DEADLINE_MS)
  })
}

/** Collects a whole document, faster than Node's stream utilities. */
function documentCollector(onDocument: (document: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onDocument(Buffer.concat(chunks).toString('utf8'))
      done()
    },
  })
}

/** Called for every unexpected error of a loader, an action or the rendering. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) {
    return
  }
  reportFrom(context)(error)
}

function reportFrom(context: Readonly<RouterContextProvider>): (error: unknown) => void {
  return context.get(reportContext)
}
