import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { reportErrorsTo } from '#app/navigation/error-buffer.ts'
import { scrubbedPath } from './scrubbed.ts'
import { scrubbedReport } from './scrubbed-report.ts'
import type { ErrorReports } from './third-parties.ts'
import { SCRIPT_TIMEOUT_MS } from './third-party-script.ts'
import { isWorthReporting } from './worth-reporting.ts'

/** More reports of a page that fails repeatedly would contain nothing new. */
const MAX_REPORTS = 10
const MAX_BREADCRUMBS = 20

/** Reports all captured errors since page load and all later ones; each error once. */
export function startErrorReports({ dsn }: ErrorReports, router: DataRouter, release: string): void {
  const scope = new Scope()
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: (options) => makeFetchTransport(options, fetchWithTimeout),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    sendClientReports: false,
    beforeSend: scrubbedReport,
  })
  scope.setClient(client)
  client.init()
  followPages(router, scope)

  const reported = new Set<unknown>()
  reportErrorsTo((error) => {
    // Errors are equal by their stack; other thrown values by identity.
    const identity = error instanceof Error ? (error.stack ?? error.message) : error
    if (reported.size < MAX_REPORTS && !reported.has(identity) && isWorthReporting(error)) {
      reported.add(identity)
      const { pathname } = router.state.location
      const route = router.state.matches.at(-1)?.route.id ?? ''
      scope.setTags({
        // Route IDs contain language and page name.
        route: route.slice(route.indexOf('/') + 1),
        language: localeOfPath(pathname) ?? defaultLocale,
      })
      scope.captureException(error, { data: { path: scrubbedPath(pathname) } })
    }
  })
}

/** Adds a timeout. */
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, credentials: 'omit', signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS) })
}

/** Records visited pages as breadcrumbs; input and console output are not recorded. */
function followPages(router: DataRouter, scope: Scope): void {
  let last = ''
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== last) {
      last = pathname
      scope.addBreadcrumb({ category: 'navigation', message: scrubbedPath(pathname) }, MAX_BREADCRUMBS)
    }
  })
}
