import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { FORM_OUTCOME_HEADER } from '#app/forms/form-outcome.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { type SiteServicesOptions, siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'

interface Question {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** For tests: what the site is told of services that are one server, with nothing of others. */
export function optionsFor(url: string): SiteServicesOptions {
  const secret = 'a secret of thirty-two characters'
  return {
    contentApiUrl: url,
    contentApiKey: secret,
    stockApiUrl: url,
    stockApiKey: secret,
    siteUrl: 'https://site.example',
    redirectHosts: new Set(),
    browserBase: '/',
    thirdParties: null,
    cachesResponses: true,
    checkService: null,
    report: () => {},
  }
}

/** For tests: a content service over real HTTP that answers what the test says, and the doors of the site to it. */
export class StandInService {
  readonly questions: Question[] = []
  readonly reported: unknown[] = []
  /** null: the connection breaks without an answer. */
  answer: (question: Question) => Answer | null = () => ({ status: 404, body: {} })
  #url = ''

  /** Until the running test ends. */
  static async start(): Promise<StandInService> {
    const service = new StandInService()
    service.#url = await serve(async (request, response) => {
      const body = await text(request)
      const { method = '', url = '', headers } = request
      const question = { method, path: url, headers, body: body === '' ? null : JSON.parse(body) }
      // What the nodes of a site tell one another belongs to no form.
      const isBetweenNodes = url === '/site/answer-uses'
      if (!isBetweenNodes) {
        service.questions.push(question)
      }
      const answer = isBetweenNodes ? { body: { isFree: true } } : service.answer(question)
      if (answer === null) {
        response.destroy()
      } else {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer.body))
      }
    })
    return service
  }

  /** What an action has of the site while a visitor at an address sends a form in Indonesian. */
  doors(visitor: string) {
    const services = siteServices({
      ...optionsFor(this.#url),
      report: (error) => this.reported.push(error),
    })
    const context = services.contextFor({
      tags: new Set(),
      isPartial: false,
      endsAt: Number.POSITIVE_INFINITY,
      preservesQuery: false,
      share: null,
    })
    const { siteFor, humanCheck } = context.get(requestContext)
    return { site: siteFor('id', visitor), humanCheck }
  }
}

/** Where an answer leads; null for a form that comes back. */
export function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null
}

/** What the server is told to count an answer as. */
export function formOutcomeOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get(FORM_OUTCOME_HEADER) : null
}
