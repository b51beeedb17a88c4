import { describe, expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'
import { loader } from './home.route.tsx'

const home = { products: [], morningNote: null, reports: [], articles: [], events: [], promos: [] }

/** The response of the home page to a query while only its documents are available, or not even them. */
async function loadHome(query: string, hasDocuments = true) {
  const service = await serve((request, response) => {
    const isHome = new URL(request.url ?? '', 'http://cms.example').pathname === '/site/home'
    response.statusCode = isHome && hasDocuments ? 200 : 503
    response.end(JSON.stringify(home))
  })
  const context = siteServices(optionsFor(service)).contextFor(newPageFacts())
  context.set(siteContext, context.get(requestContext).siteFor('id'))
  const url = new URL(`https://site.example/id${query}`)
  const { data, init } = await loader({ url, context, request: new Request(url), params: {}, pattern: '/id' })
  return { status: init?.status, isIndexed: data.head.isIndexed, paths: data.head.paths }
}

const paths = { id: '/id', en: '/en' }

describe('the home page', () => {
  it('is indexed without a range', async () => {
    expect(await loadHome('')).toEqual({ status: 200, isIndexed: true, paths })
  })

  it.each(['?range=3M', '?range=1Y', '?range=1M', '?range=3m'])('is not indexed with %s', async (query) => {
    expect(await loadHome(query)).toEqual({ status: 200, isIndexed: false, paths })
  })

  // The market page has ranges that the home page lacks.
  it.each(['?range=x', '?range=1W', '?range=', '?range=1w'])('returns 404 for %s', async (query) => {
    expect(await loadHome(query)).toEqual({ status: 404, isIndexed: false, paths })
  })

  it.each(['', '?range=x'])('returns 503 without its documents (query "%s")', async (query) => {
    expect((await loadHome(query, false)).status).toBe(503)
  })
})
