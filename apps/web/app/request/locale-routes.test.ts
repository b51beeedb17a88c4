import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { byLocale } from './locale-routes.server.ts'

const routes = Object.fromEntries(
  ['root', 'id', 'id/blog', 'en', 'en/blog', 'outside'].map((id) => [id, { id }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild
const handle = byLocale(build, (part) => {
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
  return async () => Response.json(Object.keys(part.routes))
})

describe('byLocale', () => {
  it.each([
    { path: '/id/blog', missing: ['en/blog'] },
    { path: '/en/blog.data', missing: ['id/blog'] },
    { path: '/', missing: [] },
    { path: '/__manifest', missing: [] },
    { path: '/ID/blog', missing: [] },
  ])('matches $path against all routes but $missing', async ({ path, missing }) => {
    const possible = await (await handle(new Request(`https://site.example${path}`))).json()
    expect(Object.keys(routes).filter((id) => !possible.includes(id))).toEqual(missing)
  })
})
