import { feedItems } from '@site/contracts/content/feeds.ts'
import { expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { fallbackSiteChrome } from '#app/request/fallback-site-chrome.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'
import { listFeed } from './list-feed.server.ts'

const items = Array.from({ length: feedItems }, (_, id) => ({
  id,
  slug: `satu-${id}`,
  title: `Judul ${id}`,
  summary: 'x',
  publishedAt: '2026-11-20T03:00:00.000Z',
  body: `<p>Isi lengkap ${id}.</p>`,
}))

it('requests all texts of a feed at once, and has the tags of each', async () => {
  const requested: string[] = []
  const url = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://cms.example')
    requested.push(pathname)
    const isMenu = pathname === '/site/shell'
    response.setHeader('surrogate-key', isMenu ? 'list:menu' : 'list:articles articles:11')
    const siteChrome = { ...fallbackSiteChrome('id'), menuPlaces: [], menuChangesAt: null }
    response.end(JSON.stringify(isMenu ? siteChrome : { items }))
  })
  const facts = newPageFacts()
  const context = siteServices(optionsFor(url)).contextFor(facts)
  context.set(siteContext, context.get(requestContext).siteFor('id'))
  const feed = await listFeed('blog', { url: new URL('https://site.example/id/artikel/feed.json'), context })
  const json = await feed.text()
  expect(requested.toSorted()).toEqual(['/site/feeds/articles', '/site/shell'])
  expect(items.filter(({ body }) => !json.includes(body))).toEqual([])
  expect([...facts.tags]).toEqual(expect.arrayContaining(['list:articles', 'articles:11']))
})
