import { createServer } from 'node:http'
import { parseEnvironment } from '../apps/web/server/environment.ts'
import { serviceOptions } from '../apps/web/server/service-options.ts'
import { loadSiteBuild } from '../apps/web/server/site-build.ts'

/**
 * The limit of making a page anew: our own pages' React trees with their data at hand, through React's `renderToString` and
 * nothing else, sent by plain `node:http`.
 */
process.once('message', async (/** @type {{ paths: string[], environment: NodeJS.ProcessEnv }} */ told) => {
  try {
    const trees = await treesOf(told)
    // React of the built site: it lies at the root, and is no package of the root's own.
    const { renderToString } = await import(['react-dom', 'server'].join('/'))
    const server = createServer((request, response) => {
      const tree = trees.get(request.url ?? '')
      const body = Buffer.from(tree ? `<!DOCTYPE html>${renderToString(tree)}` : '')
      response.writeHead(tree ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.byteLength,
      })
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
    })
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) })
  }
})
process.once('disconnect', () => process.exit(0))

/**
 * Lets the site prepare each page as for a visitor, and takes what it would render.
 *
 * @param {{ paths: string[], environment: NodeJS.ProcessEnv }} told
 */
async function treesOf({ paths, environment: variables }) {
  const parsed = parseEnvironment(variables)
  if (!parsed.ok) throw new Error(parsed.faults.join('; '))
  const { build, createRequestHandler, siteServices } = await loadSiteBuild()
  // What is reported need not stop a page; a page that does not come is noticed below.
  const services = siteServices(serviceOptions(parsed.environment, () => {}))
  const [{ createElement }, { ServerRouter }] = await Promise.all(
    ['react', 'react-router'].map((name) => import(name)),
  )
  const trees = new Map()
  const handle = createRequestHandler({
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default(request, _status, _headers, { serverHandoffStream: _, ...context }) {
          const { pathname } = new URL(request.url)
          trees.set(pathname, createElement(ServerRouter, { context, url: request.url }))
          return new Response()
        },
      },
    },
  })
  for (const path of paths) {
    const facts = { tags: new Set(), isPartial: false, endsAt: Number.POSITIVE_INFINITY, handsQueryOn: false }
    await handle(new Request(new URL(path, parsed.environment.SITE_URL)), services.contextFor(facts, null))
    if (!trees.has(path)) throw new Error(`the site does not render ${path}`)
  }
  return trees
}
