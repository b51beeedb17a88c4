import { PREVIEW_HEADER } from '@site/contracts/preview-token.ts'
import { expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import { serve } from '#server/serve.fixture.ts'
import { fallbackSiteChrome } from './fallback-site-chrome.ts'
import { newPageFacts } from './page-facts.ts'
import { requestContext } from './request-context.server.ts'
import { unknownStatus } from './service-status.ts'
import { siteServices } from './site-services.server.ts'

const outage = {
  id: 1,
  title: 'Aplikasi mati',
  titleEn: 'App down',
  impact: 'outage',
  from: '2026-11-30T01:00:00.000Z',
  to: null,
} as const

it('limits the total wait of a page for an unresponsive service', async () => {
  const url = await serve(() => {})
  const ended: string[] = []
  const services = siteServices({
    ...optionsFor(url),
    // The last requests of the page continue after its budget is used up.
    instrument: async ({ resource }, call) => {
      try {
        return await call({})
      } finally {
        ended.push(resource)
      }
    },
  })
  const facts = newPageFacts()
  const { redirectFor, layoutData, siteFor } = services.contextFor(facts).get(requestContext)
  expect(await redirectFor(new URL('https://site.example/id/hubungi-kami'))).toBeNull()
  expect([facts.isPartial, ...facts.tags]).toEqual([true, 'list:redirects'])
  expect((await layoutData('id')).siteChrome.locale).toBe('id')
  const { content, orNull } = siteFor('id')
  expect(await orNull(content.offices())).toBeNull()
  expect(facts.isPartial).toBe(true)
  // Without the budget, each call would have timed out on its own.
  expect(ended.filter((resource) => resource !== 'redirects')).toEqual([])
})

it('tags every page with menu and redirects, which a market change does not invalidate', async () => {
  const requested: string[] = []
  const url = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://cms.example')
    requested.push(pathname)
    const isMenu = pathname === '/site/shell'
    response.setHeader('surrogate-key', isMenu ? 'list:menu' : 'list:redirects')
    const siteChrome = { ...fallbackSiteChrome('id'), menuPlaces: [], menuChangesAt: null }
    response.end(JSON.stringify(isMenu ? siteChrome : { redirects: [] }))
  })
  const services = siteServices(optionsFor(url))
  const requestedPaths = async () => {
    const facts = newPageFacts()
    const { redirectFor, layoutData } = services.contextFor(facts).get(requestContext)
    await Promise.all([redirectFor(new URL('https://site.example/id')), layoutData('id')])
    expect([...facts.tags].toSorted()).toEqual(['list:menu', 'list:redirects'])
    expect(facts.isPartial).toBe(false)
    return requested.splice(0).toSorted()
  }
  expect(await requestedPaths()).toEqual(['/site/redirects', '/site/shell'])
  services.invalidate('market', ['list:menu'])
  expect(await requestedPaths()).toEqual([])
  services.invalidate('content', ['list:menu'])
  expect(await requestedPaths()).toEqual(['/site/redirects', '/site/shell'])
})

it('applies a redirect that was saved just before the CMS failed', async () => {
  let redirects: object[] = []
  let requests = 0
  let isDown = false
  const url = await serve((_request, response) => {
    requests += 1
    response.statusCode = isDown ? 503 : 200
    response.setHeader('surrogate-key', 'list:redirects')
    response.end(JSON.stringify({ redirects }))
  })
  const services = siteServices(optionsFor(url))
  const redirectFor = (path: string) =>
    services.contextFor(newPageFacts()).get(requestContext).redirectFor(new URL(path, 'https://site.example'))
  expect(await redirectFor('/id/lama')).toBeNull()
  redirects = [{ from: '/id/lama', to: '/id/blog', status: 301 }]
  services.invalidate('content', ['list:redirects'])
  await expect.poll(() => requests).toBe(2)
  isDown = true
  expect(await redirectFor('/id/lama')).toEqual({ to: '/id/blog', status: 301 })
})

it('shows the draft of the menu in its layout, and no other draft', async () => {
  const url = await serve((request, response) => {
    const tagline = String(request.headers[PREVIEW_HEADER] ?? 'published')
    const siteChrome = fallbackSiteChrome('id')
    response.end(JSON.stringify({ ...siteChrome, settings: { ...siteChrome.settings, tagline } }))
  })
  const services = siteServices(optionsFor(url))
  const shownFor = async (collection: 'menu' | 'articles') => {
    const common = { aud: 'site-preview' as const, document: 1, key: null, exp: 0, frames: [] }
    const claims = { ...common, collection, locales: ['id' as const] }
    const context = services.contextFor(newPageFacts(), { token: 'draft', claims })
    return (await context.get(requestContext).layoutData('id')).siteChrome.settings.tagline
  }
  expect(await shownFor('menu')).toBe('draft')
  expect(await shownFor('articles')).toBe('published')
})

it.each([
  { locale: 'id', titleEn: null, shown: { text: 'Aplikasi mati' } },
  { locale: 'en', titleEn: 'App down', shown: { text: 'App down' } },
  { locale: 'en', titleEn: null, shown: { text: 'Aplikasi mati', mark: ' · In Indonesian' } },
] as const)(
  'names an outage on every page ($locale, English title: $titleEn)',
  async ({ locale, titleEn, shown }) => {
    const emergency = { ...outage, titleEn, components: [], updates: [] }
    const services = siteServices({
      ...optionsFor(await serve((_request, response) => void response.end('{}'))),
      serviceStatus: () => ({ ...unknownStatus, emergency }),
    })
    const { layoutData } = services.contextFor(newPageFacts()).get(requestContext)
    expect((await layoutData(locale)).outage).toEqual(shown)
  },
)
