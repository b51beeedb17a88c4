import {
  createRequestHandler as createHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { chartScript, hasCharts } from './design/chart/chart-script.server.ts'
import { RequestId } from './errors/request-id.tsx'
import { markErrorTitle } from './head/error-title.server.ts'
import { routeShareImage } from './head/page-head.ts'
import { defaultLocale, localeOfPath } from './i18n/locales.ts'
import { byLocale } from './request/locale-routes.server.ts'
import { wrapRoutes } from './request/rejected-routes.server.ts'
import { requestContext } from './request/request-context.server.ts'
import { reportContext, requestIdContext } from './request/site-context.ts'
import { deferredHydrationScript } from './start/deferred-hydration.server.ts'
import { deferredLayoutScript } from './start/deferred-layout.server.ts'
import { InlineScripts } from './start/inline-scripts.tsx'
import { olderBrowserNotice } from './start/older-browser.server.ts'
import { renderDocument, renderWhenReady } from './start/render-document.server.ts'
import { restoreScrollScript } from './start/restore-scroll.server.ts'

/** A regular expression, defined in vite.config.ts for the server build. */
declare const SUPPORTED_BROWSERS: string

// The server imports these from the build, so that the process has one router and one set of contexts.
export const createRequestHandler = (build: ServerBuild, mode?: string) =>
  byLocale(wrapRoutes(build), (part) => createHandler(part, mode))
export { siteServices } from './request/site-services.server.ts'

/** Retry-After in seconds when a service is down. */
const RETRY_AFTER_SECONDS = 10

/** Renders the whole page before the first byte, because pages are cached as a whole. */
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
  const { matches, loaderData, actionData, location } = entryContext.staticHandlerContext
  const early = matches.some(({ route }) => hasCharts(entryContext.routeModules[route.id]?.handle))
    ? [chartScript]
    : []
  const scripts = import.meta.env.PROD
    ? [
        restoreScrollScript,
        deferredLayoutScript,
        [await deferredHydrationScript(entryContext), ...early].join(';'),
        olderBrowserNotice(locale, SUPPORTED_BROWSERS),
      ]
    : []
  const routeData = matches.map(({ route }) => loaderData[route.id])
  context.get(requestContext).setShareImage(routeShareImage(routeData, location.pathname))
  const { serverHandoffStream, ...withoutData } = entryContext
  // The router creates objects of all its routes for each render: hundreds, of which a page needs three.
  const manifest = {
    ...entryContext.manifest,
    routes: Object.fromEntries(
      matches.map(({ route }) => [route.id, entryContext.manifest.routes[route.id]]),
    ),
  }
  // In development, the router's own data suspends.
  const render = import.meta.env.PROD ? renderDocument : renderWhenReady
  const html = await render(
    <RequestId value={status >= 500 ? context.get(requestIdContext) : null}>
      <InlineScripts value={scripts}>
        <ServerRouter
          context={import.meta.env.PROD ? { ...withoutData, manifest } : entryContext}
          url={request.url}
        />
      </InlineScripts>
    </RequestId>,
  )
  return new Response(markErrorTitle(html, { status, isPosted: actionData !== null, locale }), {
    status,
    headers,
  })
}

/** Called for unexpected errors of loaders, actions and rendering. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) {
    return
  }
  reportFrom(context)(error)
}

function reportFrom(context: Readonly<RouterContextProvider>): (error: unknown) => void {
  return context.get(reportContext)
}
