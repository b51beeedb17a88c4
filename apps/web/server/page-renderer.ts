import type { PreviewRequest } from '#app/shell/preview.ts'
import type { PageFacts, siteServices } from '#app/shell/site-services.server.ts'
import type { RenderedPage } from './page-cache/stored-page.ts'
import type { SiteBuild } from './site-build.ts'

export type SiteServices = ReturnType<typeof siteServices>

/** Makes pages: the router's request handler, with the facts that the page cache needs. */
export class PageRenderer {
  readonly #handle: ReturnType<SiteBuild['createRequestHandler']>
  readonly #services: SiteServices
  readonly #version: string

  constructor(
    { build, createRequestHandler }: SiteBuild,
    services: SiteServices,
    mode: 'production' | 'development',
  ) {
    this.#handle = createRequestHandler(build, mode)
    this.#services = services
    this.#version = build.assets.version
  }

  shellOf(key: string) {
    return this.#services.shellOf(key)
  }

  async render(request: Request, preview: PreviewRequest | null = null): Promise<RenderedPage> {
    const facts: PageFacts = {
      tags: new Set(),
      isPartial: false,
      endsAt: Number.POSITIVE_INFINITY,
      handsQueryOn: false,
    }
    const response = await this.#handle(request, this.#services.contextFor(facts, preview))
    return {
      status: response.status,
      // An open tab learns from it that its own code is of another build (app/shell/newer-version.ts).
      headers: { ...Object.fromEntries(response.headers), 'server-timing': `build;desc="${this.#version}"` },
      body: Buffer.from(await response.arrayBuffer()),
      tags: [...facts.tags],
      isPartial: facts.isPartial,
      validForMs: facts.endsAt - Date.now(),
      handsQueryOn: facts.handsQueryOn,
    }
  }
}
