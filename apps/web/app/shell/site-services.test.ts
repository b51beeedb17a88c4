import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, expect, it } from 'vitest'
import { optionsFor } from '#app/content/stand-in-service.ts'
import { requestContext } from './request-context.server.ts'
import { type PageFacts, siteServices } from './site-services.server.ts'

/** It accepts every question and says nothing. */
const server = createServer(() => {})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('makes a page wait once for a service that says nothing, however often it asks', async () => {
  const url = await listenLocally(server)
  const ended: string[] = []
  const services = siteServices({
    ...optionsFor(url),
    // What the page asks for last is asked for when its time is over: its own call goes on after it.
    watch: async ({ resource }, ask) => {
      try {
        return await ask({})
      } finally {
        ended.push(resource)
      }
    },
  })
  const facts: PageFacts = {
    tags: new Set(),
    isPartial: false,
    endsAt: Number.POSITIVE_INFINITY,
    handsQueryOn: false,
  }
  const { redirectFor, frame, siteFor } = services.contextFor(facts).get(requestContext)
  expect(await redirectFor(new URL('https://site.example/id/hubungi-kami'))).toBeNull()
  expect((await frame('id')).shell.locale).toBe('id')
  const { content, orUnavailable } = siteFor('id')
  expect(await orUnavailable(content.offices())).toBeNull()
  expect(facts.isPartial).toBe(true)
  // Each alone would have been waited for until its own call ended.
  expect(ended.filter((resource) => resource !== 'redirects')).toEqual([])
})
