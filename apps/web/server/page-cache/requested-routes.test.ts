import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { matchPage } from '#app/i18n/path-to.ts'
import routes from '#app/routes.ts'
import { requestedRoutes } from './requested-routes.ts'

/** Every route with data that a client can navigate to, with a matching URL. */
function pageRoutes(entries: readonly RouteConfigEntry[], above = ''): { id: string; address: string }[] {
  return entries.flatMap(({ id = '', path = '', index, children }) => {
    const address = `${above}/${path.replace(/:\w+|\*/g, 'x')}`.replace(/\/$/, '')
    return children ? pageRoutes(children, address) : index || path !== '' ? [{ id, address }] : []
  })
}

const inLanguages = pageRoutes(routes.filter(({ children }) => children !== undefined))

describe('requestedRoutes', () => {
  it.each(inLanguages)('recognizes route $id at $address', ({ id, address }) => {
    const [, frame = ''] = address.split('/')
    const above = id.startsWith('outside') ? 'outside' : frame
    const search = new URLSearchParams({ _routes: `${id},${above}` })
    expect(requestedRoutes(search, matchPage(address))).toBe(`${above},${id}`)
  })
})
