import { createServer } from 'node:http'
import { requestFields } from '@site/operations/request-scope.ts'
import { pino } from 'pino'
import { createServer as createViteServer } from 'vite'
import { parseEnvironment } from './base/environment.ts'
import { siteFiles } from './files/site-files.ts'
import { RequestInstrumentation } from './instrumentation/request-instrumentation.ts'
import { MediaProxy } from './media/media-proxy.ts'
import { openImageProxy } from './open-image-proxy.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { pageSource } from './pages/handle-page.ts'
import { PageRenderer } from './pages/page-renderer.ts'
import { siteBuild } from './pages/site-build.ts'
import { errorReporter } from './report-error.ts'
import { SecurityHeaders } from './security/security-headers.ts'
import { readSecuritySettings } from './security/security-settings.ts'
import { ViolationReports } from './security/violation-reports.ts'
import { serviceOptions } from './service-options.ts'
import { ShareImages } from './share-image/share-images.ts'
import { siteHandler } from './site-handler.ts'

/** The site with hot reload: renders pages from the sources at each request, without caching. */
const parsed = parseEnvironment(process.env)
if (!parsed.ok) {
  process.stderr.write(`The site cannot start: ${parsed.errors.join('; ')}\n`)
  process.exit(1)
}
const { environment } = parsed
const log = pino({ name: 'web', level: environment.LOG_LEVEL, mixin: requestFields })
const instrumentation = new RequestInstrumentation({ trustedProxies: environment.TRUSTED_PROXIES, log })
const security = new SecurityHeaders(readSecuritySettings(environment))
/** Hot reload injects scripts and styles whose hashes are unknown in advance. */
const unguarded = { forPage: () => ({ 'content-security-policy': "frame-ancestors 'none'" }) }
const media = new MediaProxy(environment.CONTENT_API_URL, log)
const images = openImageProxy(environment, media, log)
// Vite imports and deletes a temporary copy of its config, which `node --watch` treats as a change (nodejs/node#64167).
delete process.env.WATCH_REPORT_DEPENDENCIES
const server = createServer()
const vite = await createViteServer({
  appType: 'custom',
  // Hot reload shares the site's port: a fixed one would conflict with a second site.
  server: { middlewareMode: true, hmr: { server } },
})

/** Max time for a service to compile a route at its first request: the default timeout of `fetch`. */
const COMPILE_MS = 300_000

/** CMS routes of the first page, compiled in advance: image requests would time out meanwhile. */
const compiled = Promise.all(
  ['/api/site/shell', '/media/none'].map(async (path) => {
    const signal = AbortSignal.timeout(COMPILE_MS)
    const response = await fetch(new URL(path, environment.CONTENT_API_URL), { signal })
    await response.body?.cancel()
  }),
).catch((error: unknown) => log.warn({ err: error }, 'The CMS does not respond'))

async function sourceRenderer(): Promise<PageRenderer> {
  const sources = siteBuild(await vite.ssrLoadModule('virtual:react-router/server-build'))
  const services = sources.siteServices({
    ...serviceOptions(environment, errorReporter(log)),
    compileMs: COMPILE_MS,
  })
  return new PageRenderer(sources, services, unguarded, 'development', { run: (_kind, task) => task() })
}

server.on('request', (request, response) => {
  Promise.all([sourceRenderer(), compiled])
    .then(([renderer]) => {
      const siteUrl = environment.SITE_URL
      const cache = new PageCache({ isOn: false })
      siteHandler({
        siteUrl,
        trustedProxies: environment.TRUSTED_PROXIES,
        previewKey: environment.CONTENT_API_KEY,
        cache,
        renderer,
        media,
        images,
        shareImages: new ShareImages(pageSource({ cache, renderer, siteUrl })),
        files: siteFiles(environment),
        security,
        cdnMaxAgeSeconds: 0,
        violations: new ViolationReports(log),
        log,
        instrumentation,
        assets: (req, res, otherwise) => vite.middlewares(req, res, otherwise),
        readiness: () => ({ status: 'ready' }),
      })(request, response)
    })
    .catch((error: unknown) => {
      log.error({ err: error }, 'Request failed')
      response.writeHead(500).end()
    })
})
server.listen(environment.WEB_PORT, environment.WEB_HOST, () =>
  log.info({ port: environment.WEB_PORT }, 'Ready'),
)

async function stop(): Promise<void> {
  server.closeAllConnections()
  await vite.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
