import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import siteRoutes from '#app/routes.ts'
import { bySection } from './section-routes.server.ts'

type Flat = { id: string; parentId?: string; path?: string; index?: boolean }

const flat: Flat[] = [{ id: 'root', path: '' }, ...flatten(siteRoutes, 'root')]
const build = buildOf(flat)
const whole = handlerOf(build)
const sections = bySection(build, handlerOf)

const addresses = flat
  .filter(({ path, index }) => path || index)
  .map(({ id }) => addressOf(id))
  .flatMap((address) => [
    address,
    `${address}/`,
    `${address}.data`,
    `${address}/_.data`,
    address.toUpperCase(),
  ])

describe('bySection', () => {
  it('routes every URL of the site like the whole build', async () => {
    expect(addresses.length).toBeGreaterThan(500)
    for (const address of addresses) {
      expect(await matchesOf(sections, address), address).toMatchObject({
        matched: await matched(whole, address),
      })
    }
  }, 30_000)

  it.each([
    '/',
    '/_.data',
    '/id/tidak-ada',
    '/id/blog/a/b/c/d',
    '/tidak/ada',
    '/en/BLOG',
    '/id/%62log/x',
    '/id//blog/x',
    '//id/blog',
    '/__proto__/x',
    '/id/constructor',
  ])('also routes %s', async (address) => {
    expect(await matched(sections, address)).toEqual(await matched(whole, address))
  })

  it('has few routes for a page and its parents', async () => {
    const { routes, above } = await matchesOf(sections, '/id/blog/satu')
    expect(routes).toBeLessThan(flat.length / 10)
    expect(above).toEqual((await matchesOf(whole, '/id/blog/satu')).above)
  })

  it('has all routes for the manifest', async () => {
    expect(await matchesOf(sections, '/__manifest')).toMatchObject({ routes: flat.length })
  })
})

type Handler = ReturnType<typeof bySection>

async function matchesOf(handler: Handler, address: string) {
  return (await handler(new Request(new URL(`http://site.test${address}`)))).json()
}

const matched = async (handler: Handler, address: string) => (await matchesOf(handler, address)).matched

/** Responds with the matches of the router. */
function handlerOf({ routes, assets }: ServerBuild): Handler {
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  const list = Object.values(routes).filter((route) => route !== undefined)
  const nested = nest(list)
  const idsAt = (path: string) => matchRoutes(nested, path)?.map(({ route }) => route.id)
  const above = ['/', '/id', '/id/blog'].map(idsAt)
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/(\/_)?\.data$/, '') || '/'
    return Response.json({ matched: idsAt(path), above, routes: list.length })
  }
}

function nest(list: readonly Flat[], parentId?: string): RouteObject[] {
  return list
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, ...(path === undefined ? {} : { path }), children: nest(list, id) },
    )
}

function addressOf(id: string): string {
  const route = flat.find((one) => one.id === id)
  const above = route?.parentId === undefined ? '' : addressOf(route.parentId)
  const own = route?.path?.replace(/:(\w+)/g, 'satu').replace('*', 'dua/tiga')
  return own ? `${above === '/' ? '' : above}/${own}` : above
}

function flatten(entries: readonly RouteConfigEntry[], parentId: string): Flat[] {
  return entries.flatMap(({ id = '', path, index, children = [] }) => [
    { id, parentId, ...(path === undefined ? {} : { path }), ...(index ? { index } : {}) },
    ...flatten(children, id),
  ])
}

function buildOf(routes: readonly Flat[]): ServerBuild {
  const parts = {
    module: '/assets/page.js',
    hasLoader: true,
    hasAction: false,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  return {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries(
      routes.map((route) => [route.id, { ...route, module: { default: () => null } }]),
    ),
    assets: {
      entry: { imports: [], module: '' },
      url: '',
      version: '',
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, ...parts }])),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }
}
