import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import type { DataRouter } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { reportErrorsTo } from '#app/navigation/noted-errors.ts'
import { scrubbedPath } from './scrubbed.ts'
import { scrubbedReport } from './scrubbed-report.ts'
import type { ErrorReports } from './third-parties.ts'
import { LONGEST_MS } from './third-party-script.ts'
import { isWorthReporting } from './worth-reporting.ts'

/** A page that fails at every move would send nothing new. */
const MOST_REPORTS = 10
const MOST_STEPS = 20

/** Reports what has been noted since the page came, and all that follows; each error once. */
export function startErrorReports({ dsn }: ErrorReports, router: DataRouter, release: string): void {
  const scope = new Scope()
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: (options) => makeFetchTransport(options, fetchWithin),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    sendClientReports: false,
    beforeSend: scrubbedReport,
  })
  scope.setClient(client)
  client.init()
  followPages(router, scope)

  const reported = new Set<unknown>()
  reportErrorsTo((error) => {
    // Errors are the same by their text; other objects, of which any can be thrown, by being the same one.
    const sameness = error instanceof Error ? (error.stack ?? error.message) : error
    if (reported.size < MOST_REPORTS && !reported.has(sameness) && isWorthReporting(error)) {
      reported.add(sameness)
      const { pathname } = router.state.location
      const route = router.state.matches.at(-1)?.route.id ?? ''
      scope.setTags({
        // Routes are named after language and page.
        route: route.slice(route.indexOf('/') + 1),
        language: localeOfPath(pathname) ?? defaultLocale,
      })
      scope.captureException(error, { data: { path: scrubbedPath(pathname) } })
    }
  })
}

/** A service that does not answer is not waited for. */
function fetchWithin(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, credentials: 'omit', signal: AbortSignal.timeout(LONGEST_MS) })
}

/** The pages on the way to an error, as paths: what is typed or written to the console is not recorded. */
function followPages(router: DataRouter, scope: Scope): void {
  let last = ''
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== last) {
      last = pathname
      scope.addBreadcrumb({ category: 'navigation', message: scrubbedPath(pathname) }, MOST_STEPS)
    }
  })
}
