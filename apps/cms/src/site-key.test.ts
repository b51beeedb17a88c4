import { describe, expect, it } from 'vitest'
import { inParallel } from '../seed/writer.ts'
import { key, payload, requestRest } from '../test/service.ts'
import given from './payload.config.ts'
import { handleSiteRequest, sitePaths } from './site-router.ts'

const json = { headers: { 'content-type': 'application/json' }, body: '{"title":"x"}' }

/** Every authentication scheme of Payload. */
const schemes = [
  `Bearer ${key}`,
  `JWT ${key}`,
  `users API-Key ${key}`,
  `service API-Key ${key}`,
  `Basic ${Buffer.from(`service:${key}`).toString('base64')}`,
]
type Operation = { path: string; init: RequestInit }
const operations: Operation[] = [
  { path: '', init: {} },
  { path: '?limit=1&depth=3&where[id][exists]=true&sort=createdAt', init: {} },
  { path: '/count', init: {} },
  { path: '/1', init: {} },
  { path: '/1?draft=true&trash=true', init: {} },
  { path: '', init: { method: 'POST', ...json } },
  { path: '/1', init: { method: 'PATCH', ...json } },
  { path: '/1', init: { method: 'PUT', ...json } },
  { path: '?where[id][exists]=true', init: { method: 'PATCH', ...json } },
  { path: '/1', init: { method: 'DELETE' } },
  { path: '?where[id][exists]=true', init: { method: 'DELETE' } },
  { path: '/1/duplicate', init: { method: 'POST' } },
  { path: '/export?format=csv', init: {} },
  { path: '/import', init: { method: 'POST', ...json } },
]
const versions: Operation[] = [
  { path: '/versions', init: {} },
  { path: '/versions/1', init: {} },
  { path: '/versions/1', init: { method: 'POST' } },
]
const ofGlobals: Operation[] = [
  { path: '', init: {} },
  { path: '', init: { method: 'POST', ...json } },
]
/** The last one is Payload's response for collections without an API. */
const rejections = [401, 403, 404, 501]

/** A user's column preferences; without a user there are none. */
const missingPreference = '{"message":"Tidak Ditemukan","value":null}'

describe("the site's API key", () => {
  it.each(schemes)("does not authenticate at Payload's own API (%s)", async (authorization) => {
    const me = await requestRest('users/me', { headers: { authorization } })
    expect(await me.json()).toMatchObject({ user: null })
  })

  it("gives no access to Payload's own API", async () => {
    const { collections, globals } = await given
    const places = [
      ...collections.map((each) => ({ place: each.slug, all: operations, hasVersions: each.versions })),
      ...globals.map((each) => ({
        place: `globals/${each.slug}`,
        all: ofGlobals,
        hasVersions: each.versions,
      })),
    ]
    const others = ['payload-jobs/run', 'payload-jobs/handle-schedules', 'graphql', 'payload-preferences/x']
    const asked = [
      ...places.flatMap(({ place, all, hasVersions }) =>
        [...all, ...(hasVersions ? versions : [])].map(({ path, init }) => ({
          path: `${place}${path}`,
          init,
        })),
      ),
      ...[...others, 'erasures/search'].map((path) => ({ path, init: { method: 'POST', ...json } })),
    ]
    const opened = await inParallel(asked, 8, async ({ path, init }) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${key}`)
      const response = await requestRest(path, { ...init, headers })
      const { status } = response
      const isMissingPreference = status === 200 && (await response.text()) === missingPreference
      const isRejected = isMissingPreference || rejections.includes(status)
      return isRejected ? [] : [`${init.method ?? 'GET'} ${path} ${status}`]
    })
    expect(opened.flat()).toEqual([])
    expect(asked.length).toBeGreaterThan(500)
  })

  it('is required in full in the Authorization header for every site API path', async () => {
    const invalid: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: key },
      { authorization: 'Bearer' },
      { authorization: 'Bearer ' },
      { authorization: `bearer ${key}` },
      { authorization: `Bearer ${key.slice(0, -1)}` },
      { authorization: `Bearer ${key}x` },
      { authorization: `Bearer ${key.toUpperCase()}` },
      { authorization: `Bearer ${key}, Bearer ${key}` },
      { 'x-api-key': key },
      { cookie: `payload-token=${key}` },
    ]
    const opened = []
    for (const pattern of sitePaths) {
      const path = pattern.replace(/[:*]\w+/g, 'satu')
      for (const headers of invalid) {
        for (const method of ['GET', 'POST']) {
          const url = `http://cms.test/api/site/${path}?locale=id&key=${key}&authorization=Bearer%20${key}`
          const response = await handleSiteRequest(new Request(url, { method, headers }), payload)
          if (response.status !== 401)
            opened.push(`${method} ${path} ${JSON.stringify(headers)} ${response.status}`)
        }
      }
    }
    expect(opened).toEqual([])
  })
})
