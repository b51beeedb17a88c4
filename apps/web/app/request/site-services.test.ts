import { expect, it } from 'vitest'
import { optionsFor } from '#app/content/stand-in-service.ts'
import { serve } from '#server/serve.fixture.ts'
import type { PageFacts } from './page-facts.ts'
import { requestContext } from './request-context.server.ts'
import { siteServices } from './site-services.server.ts'

function pageFacts(): PageFacts {
  return {
    tags: new Set(),
    isPartial: false,
    endsAt: Number.POSITIVE_INFINITY,
    handsQueryOn: false,
    share: null,
  }
}

it('makes a page wait once for a service that says nothing, however often it asks', async () => {
  const url = await serve(() => {})
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
  const facts = pageFacts()
  const { redirectFor, frame, siteFor } = services.contextFor(facts).get(requestContext)
  expect(await redirectFor(new URL('https://site.example/id/hubungi-kami'))).toBeNull()
  expect((await frame('id')).shell.locale).toBe('id')
  const { content, orUnavailable } = siteFor('id')
  expect(await orUnavailable(content.offices())).toBeNull()
  expect(facts.isPartial).toBe(true)
  // Each alone would have been waited for until its own call ended.
  expect(ended.filter((resource) => resource !== 'redirects')).toEqual([])
})

it('makes a page wait longer where a service may have to compile its response first', async () => {
  const longerThanAnyPage = 2_600
  const url = await serve((_request, response) => {
    setTimeout(() => response.end('{"offices":[]}'), longerThanAnyPage)
  })
  const services = siteServices({ ...optionsFor(url), compileMs: 60_000 })
  const { siteFor } = services.contextFor(pageFacts()).get(requestContext)
  expect(await siteFor('id').content.offices()).toEqual({ offices: [] })
})
