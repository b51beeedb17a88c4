import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import type { MarketHalt } from '@site/contracts/content/market-halts.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'
import { loader } from './market.route.tsx'

it('the market page has the halt of today, and is rendered again when editors change halts', async () => {
  const halt: MarketHalt = {
    id: 7,
    date: dayInJakarta(new Date()),
    from: '09:00:00',
    to: '09:30:00',
    level: '1',
    source: 'Peng-1',
  }
  const bodies: Readonly<Record<string, object>> = {
    'market-halts': { halts: [halt, { ...halt, id: 6, date: '2026-01-29' }] },
    economy: { values: [] },
  }
  const service = await serve((request, response) => {
    const name = new URL(request.url ?? '', 'http://cms.example').pathname.split('/').at(-1) ?? ''
    const body = bodies[name]
    response.statusCode = body ? 200 : 503
    response.setHeader(TAGS_HEADER, `list:${name}`)
    response.end(JSON.stringify(body ?? {}))
  })
  const facts = newPageFacts()
  const context = siteServices(optionsFor(service)).contextFor(facts)
  context.set(siteContext, context.get(requestContext).siteFor('id'))
  const url = new URL('https://site.example/id/riset-dan-berita/pasar')
  const loaded = await loader({ url, context, request: new Request(url), params: {}, pattern: '/id' })
  expect(loaded.data.halts).toMatchObject([{ id: 7, source: 'Sumber: Peng-1.' }])
  expect([...facts.tags]).toEqual(expect.arrayContaining(['list:market-halts', 'list:economy']))
})
