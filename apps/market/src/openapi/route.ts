import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { conditional } from '#market/http/conditional.ts'
import type { Resource } from '#market/http/resource.ts'
import { cacheControl } from '#market/http/resource-route.ts'
import { describeApi } from './description.ts'
import { documentationPage, pageStyle } from './page.ts'

export const documentationPaths = ['/openapi.json', '/docs'] as const

/** The description and its page, generated once per process. */
export function documentationRoutes(basePath: string, resources: readonly Resource[]) {
  const description = describeApi(basePath, resources)
  const json = JSON.stringify(description)
  const page = documentationPage(description, `${basePath}/openapi.json`)
  const styleHash = createHash('sha256').update(pageStyle).digest('base64')
  return new Hono()
    .get('/openapi.json', (c) =>
      conditional(json, c.req.header('if-none-match'), { 'Cache-Control': cacheControl }),
    )
    .get('/docs', (c) =>
      conditional(page, c.req.header('if-none-match'), {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': cacheControl,
        'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      }),
    )
}
