import { expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { fallbackSiteChrome } from '#app/request/fallback-site-chrome.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'
import { loader } from './news-site-map.route.ts'

const now = new Date('2026-11-20T08:30:00.000Z')

const published = (publishedAt: string, en: string | null = null) => ({
  kind: 'articles',
  translations: { id: `pada-${publishedAt}`, en },
  title: { id: `Judul & isi ${publishedAt}`, en: en && 'Title' },
  publishedAt,
})

it('the news site map holds what was published in the last two days, in each of its languages', async () => {
  const documents = [
    published('2026-11-20T08:30:00.001Z'),
    published('2026-11-20T08:30:00.000Z', 'in-english'),
    published('2026-11-18T08:30:00.001Z'),
    published('2026-11-18T08:30:00.000Z'),
    published('2026-11-18T08:00:00.000Z'),
  ]
  const url = await serve((request, response) => {
    const isMenu = request.url?.startsWith('/site/shell')
    const siteChrome = { ...fallbackSiteChrome('id'), menuPlaces: [], menuChangesAt: null }
    response.end(JSON.stringify(isMenu ? siteChrome : { documents }))
  })
  const context = siteServices(optionsFor(url)).contextFor(newPageFacts())
  context.set(siteContext, { ...context.get(requestContext).siteFor('id'), now })
  const address = new URL('https://site.example/sitemaps/news.xml')
  const response = await loader({
    url: address,
    context,
    request: new Request(address),
    params: {},
    pattern: '',
  })
  const xml = await response.text()
  const entries = xml.matchAll(
    /<loc>(.*?)<\/loc>.*<news:language>(.*?)<.*<news:publication_date>(.*?)<.*<news:title>(.*?)</g,
  )
  expect([...entries].map(([, ...values]) => values)).toEqual([
    [
      'https://site.example/id/blog/pada-2026-11-20T08%3A30%3A00.000Z',
      'id',
      '2026-11-20T08:30:00.000Z',
      'Judul &amp; isi 2026-11-20T08:30:00.000Z',
    ],
    ['https://site.example/en/blog/in-english', 'en', '2026-11-20T08:30:00.000Z', 'Title'],
    [
      'https://site.example/id/blog/pada-2026-11-18T08%3A30%3A00.001Z',
      'id',
      '2026-11-18T08:30:00.001Z',
      'Judul &amp; isi 2026-11-18T08:30:00.001Z',
    ],
  ])
})
