import { TAGS_HEADER } from '@site/contracts/feed.ts'
import { Hono } from 'hono'
import { conditional } from './conditional.ts'
import { problem } from './problem.ts'
import type { MarketContext, Resource } from './resource.ts'

export const cacheControl = 'public, max-age=60'

/** Mounts the resources with what all their answers have in common: tags, ETag, times to live, problems. */
export function resourceRoutes(resources: readonly Resource[], context: MarketContext) {
  const app = new Hono()
  for (const resource of resources) {
    app.get(resource.path, async (c) => {
      const outcome = await resource.answer(c.req.param(), new URL(c.req.url).searchParams, context)
      if ('refused' in outcome) {
        const errors = outcome.refused
        return problem(400, errors.map((error) => `${error.parameter} ${error.message}.`).join(' '), {
          errors,
        })
      }
      const headers = {
        'Cache-Control': cacheControl,
        [TAGS_HEADER]: [...new Set(outcome.tags)].join(' '),
      }
      if ('absent' in outcome) return problem(404, outcome.absent, { headers })
      return conditional(JSON.stringify(outcome.body), c.req.header('if-none-match'), headers)
    })
  }
  return app
}
