import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { Hono } from 'hono'
import { conditional } from './conditional.ts'
import { asCsv, type ListView, parseListView, withFields } from './list-view.ts'
import { type InvalidParameter, problem } from './problem.ts'
import type { MarketContext, Resource } from './resource.ts'

export const cacheControl = 'public, max-age=60'

const wholeJson: ListView = { fields: null, isCsv: false }

/** Mounts the resources with their common behavior: cache tags, ETag, cache lifetime, errors. */
export function resourceRoutes(resources: readonly Resource[], context: MarketContext) {
  const app = new Hono()
  for (const resource of resources) {
    app.get(resource.path, async (c) => {
      const { list } = resource
      const search = new URL(c.req.url).searchParams
      const view = list ? parseListView(search, c.req.header('accept'), list) : wholeJson
      if ('rejected' in view) return rejection(view.rejected)
      const outcome = await resource.respond(c.req.param(), search, context)
      if ('rejected' in outcome) return rejection(outcome.rejected)
      const headers = {
        'Cache-Control': cacheControl,
        [TAGS_HEADER]: [...new Set(outcome.tags)].join(' '),
        ...(list && { Vary: 'Accept' }),
      }
      if ('missing' in outcome) return problem(404, outcome.missing, { headers })
      const { body } = outcome
      const ifNoneMatch = c.req.header('if-none-match')
      if (list && view.isCsv) {
        const ofTable = {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="${resource.operationId}.csv"`,
        }
        return conditional(asCsv(body, list, view.fields), ifNoneMatch, { ...headers, ...ofTable })
      }
      const shown = list && view.fields ? withFields(body, list, view.fields) : body
      return conditional(JSON.stringify(shown), ifNoneMatch, headers)
    })
  }
  return app
}

function rejection(errors: InvalidParameter[]): Response {
  return problem(400, errors.map((error) => `${error.parameter} ${error.message}.`).join(' '), { errors })
}
