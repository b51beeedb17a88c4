import { requestScope } from '@site/operations/request-scope.ts'
import { traces } from '@site/operations/traces.ts'
import { isStatusPath } from '#app/i18n/endpoints/status-files.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import type { PreviewRequest } from '#app/request/preview.ts'
import type { siteServices } from '#app/request/site-services.server.ts'
import type { LoadShedder } from '#server/base/load-shedder.ts'
import { SPECULATION_RULES_PATH } from '../files/speculation-rules.ts'
import { renderSeconds } from '../instrumentation/request-metrics.ts'
import { routeLabel } from '../instrumentation/route-label.ts'
import type { RenderedPage } from '../page-cache/stored-page.ts'
import type { SecurityHeaders } from '../security/security-headers.ts'
import type { SiteBuild } from './site-build.ts'

/** The status page is rendered within 100 ms also while the CMS does not answer. */
const STATUS_WAIT_MS = 40

export type SiteServices = ReturnType<typeof siteServices>

/** Renders pages with the router's request handler, and collects the facts that the page cache needs. */
export class PageRenderer {
  readonly #handle: ReturnType<SiteBuild['createRequestHandler']>
  readonly #services: SiteServices
  readonly #version: string
  readonly #security: Pick<SecurityHeaders, 'forPage'>
  readonly #loadShedder: Pick<LoadShedder, 'run'>

  constructor(
    { build, createRequestHandler }: SiteBuild,
    services: SiteServices,
    security: Pick<SecurityHeaders, 'forPage'>,
    mode: 'production' | 'development',
    loadShedder: Pick<LoadShedder, 'run'>,
  ) {
    this.#handle = createRequestHandler(build, mode)
    this.#services = services
    this.#security = security
    this.#loadShedder = loadShedder
    this.#version = build.assets.version
  }

  /** Rejects with Overload when no render slot is free in time. */
  render(request: Request, preview: PreviewRequest | null = null): Promise<RenderedPage> {
    const { pathname } = new URL(request.url)
    // The status page is needed most when the node is slow, so lag does not reject it.
    const isFirst = request.method === 'POST' || isStatusPath(pathname)
    const kind = preview !== null ? 'draft' : isFirst ? 'form' : 'page'
    return this.#loadShedder.run(kind, () => this.#instrumented(request, preview))
  }

  async #instrumented(request: Request, preview: PreviewRequest | null): Promise<RenderedPage> {
    const route = routeLabel(new URL(request.url).pathname)
    const startedAt = performance.now()
    try {
      return await traces().inSpan({ name: `render ${route}` }, () => this.#render(request, preview))
    } finally {
      renderSeconds.observe((performance.now() - startedAt) / 1000, { route })
    }
  }

  async #render(request: Request, preview: PreviewRequest | null): Promise<RenderedPage> {
    const facts = newPageFacts()
    facts.maxWaitMs = isStatusPath(new URL(request.url).pathname) ? STATUS_WAIT_MS : null
    const requestId = requestScope.getStore()?.requestId ?? null
    const response = await this.#handle(request, this.#services.contextFor(facts, preview, requestId))
    const body = Buffer.from(await response.arrayBuffer())
    // Responses to a tab with another build must not be cached.
    const isForOneTab = response.headers.has('x-remix-reload-document')
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        ...(isPage(response)
          ? {
              ...this.#security.forPage(body, preview?.claims.frames),
              ...(preview === null ? { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` } : {}),
            }
          : {}),
        // Open tabs compare it with their own build (app/navigation/newer-version.ts).
        'server-timing': `build;desc="${this.#version}"`,
      },
      body,
      tags: isForOneTab ? [] : [...facts.tags],
      isPartial: facts.isPartial || isForOneTab,
      validForMs: facts.endsAt - Date.now(),
      preservesQuery: facts.preservesQuery,
      share: facts.share,
    }
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}
