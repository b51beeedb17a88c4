import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { FORM_OUTCOME_HEADER } from '#app/forms/form-outcome.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import type { SiteServicesOptions } from '#app/request/site-services-options.ts'
import { serve } from '#server/serve.fixture.ts'

interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

interface FakeResponse {
  readonly status?: number
  readonly body: unknown
}

/** Site options for tests: both services have the same URL, no third parties. */
export function optionsFor(url: string): SiteServicesOptions {
  const secret = 'a secret of thirty-two characters'
  return {
    contentApiUrl: url,
    contentApiKey: secret,
    stockApiUrl: url,
    stockApiKey: secret,
    siteUrl: 'https://site.example',
    redirectHosts: new Set(),
    browserBaseUrl: '/',
    thirdParties: null,
    cachesResponses: true,
    checkService: null,
    report: () => {},
  }
}

/** A fake CMS over real HTTP for tests, with the site's clients connected to it. */
export class FakeService {
  readonly requests: ReceivedRequest[] = []
  readonly reported: unknown[] = []
  /** null: the connection is closed without a response. */
  respond: (received: ReceivedRequest) => FakeResponse | null = () => ({ status: 404, body: {} })
  #url = ''

  /** Runs until the current test ends. */
  static async start(): Promise<FakeService> {
    const service = new FakeService()
    service.#url = await serve(async (request, response) => {
      const body = await text(request)
      const { method = '', url = '', headers } = request
      const received = { method, path: url, headers, body: body === '' ? null : JSON.parse(body) }
      // Requests between web nodes are not part of a form submission.
      const isBetweenNodes = url === '/site/human-check-uses'
      if (!isBetweenNodes) {
        service.requests.push(received)
      }
      const result = isBetweenNodes ? { body: { isFree: true } } : service.respond(received)
      if (result === null) {
        response.destroy()
      } else {
        response.writeHead(result.status ?? 200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(result.body))
      }
    })
    return service
  }

  /** The context of an action while a visitor at an address submits a form in Indonesian. */
  actionContext(visitor: string) {
    const services = siteServices({
      ...optionsFor(this.#url),
      report: (error) => this.reported.push(error),
    })
    const context = services.contextFor(newPageFacts())
    const { siteFor, humanCheck, receipts } = context.get(requestContext)
    return { site: siteFor('id', visitor), humanCheck, receipts }
  }
}

/** The redirect location; null if the form is shown again. */
export function readLocation(result: unknown): string | null {
  return result instanceof Response ? result.headers.get('location') : null
}

/** The form outcome that the server counts for a response. */
export function readFormOutcome(result: unknown): string | null {
  return result instanceof Response ? result.headers.get(FORM_OUTCOME_HEADER) : null
}
