import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { findMisspelledSettings } from '@site/contracts/misspelled-settings.ts'
import { connectionLimits, serverLimits } from '@site/contracts/server-limits.ts'
import { isStopping, stopGracefully } from '@site/operations/graceful-stop.ts'
import { logDestination } from '@site/operations/log-destination.ts'
import { metrics } from '@site/operations/metrics.ts'
import { startMetricsServer } from '@site/operations/metrics-server.ts'
import { addProcessMetrics } from '@site/operations/process-metrics.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { startTraces, traces } from '@site/operations/traces.ts'
import { pino } from 'pino'
import { parseEnvironment, settingNames } from './base/environment.ts'
import { LoadShedder } from './base/load-shedder.ts'
import { siteFeeds } from './change-feed/site-feeds.ts'
import { builtFiles } from './files/built-files.ts'
import { siteFiles } from './files/site-files.ts'
import { RequestInstrumentation } from './instrumentation/request-instrumentation.ts'
import { MediaProxy } from './media/media-proxy.ts'
import { openImageProxy } from './open-image-proxy.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { openPageStore } from './page-cache/page-store.ts'
import { pageSource } from './pages/handle-page.ts'
import { LoopLag } from './pages/loop-lag.ts'
import { PageRenderer } from './pages/page-renderer.ts'
import { loadSiteBuild } from './pages/site-build.ts'
import { prerenderLoop } from './pages/warm-up.ts'
import { errorReporter } from './report-error.ts'
import { SecurityHeaders } from './security/security-headers.ts'
import { readSecuritySettings } from './security/security-settings.ts'
import { ViolationReports } from './security/violation-reports.ts'
import { serviceOptions } from './service-options.ts'
import { ShareImages } from './share-image/share-images.ts'
import { siteHandler } from './site-handler.ts'
import { addSiteMetrics } from './site-metrics.ts'
import { statusFiles } from './status/status-files.ts'
import { openStatusMonitor } from './status/status-monitor.ts'

/** A traffic spike fills Node's default backlog of 511; `net.core.somaxconn` may cap this one. */
const MAX_BACKLOG = 4_096

const parsed = parseEnvironment(process.env)
if (!parsed.ok) {
  process.stderr.write(`The site cannot start: ${parsed.errors.join('; ')}\n`)
  process.exit(1)
}
const { environment } = parsed
const log = pino({ name: 'web', level: environment.LOG_LEVEL, mixin: requestFields }, logDestination())
for (const misspelled of findMisspelledSettings(process.env, settingNames))
  log.warn(misspelled, 'Unknown setting')
await startTraces('web', process.env)

const siteBuild = await loadSiteBuild()
const security = new SecurityHeaders(readSecuritySettings(environment))
const store = openPageStore(environment, log)
const cache = new PageCache({ isOn: environment.PAGE_CACHE === 'on', store })
const status = openStatusMonitor(environment, () => cache.servesStale, log)
// Every page names an outage.
status.onOutage = () => cache.invalidateAll()
const services = siteBuild.siteServices({
  ...serviceOptions(environment, errorReporter(log)),
  lastKnownGood: store,
  serviceStatus: () => status.snapshot(),
})

const media = new MediaProxy(environment.CONTENT_API_URL, log)
const feeds = siteFeeds(environment, { services, cache, store, mediaStatuses: media.statuses, status }, log)

const images = openImageProxy(environment, media, log)
const loadShedder = new LoadShedder(new LoopLag().watch())
const renderer = new PageRenderer(siteBuild, services, security, 'production', loadShedder)
const siteUrl = environment.SITE_URL
const source = pageSource({ cache, renderer, siteUrl })

const requests = new RequestInstrumentation({ trustedProxies: environment.TRUSTED_PROXIES, log })
const server = createServer(
  serverLimits,
  siteHandler({
    siteUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    previewKey: environment.CONTENT_API_KEY,
    cache,
    media,
    images,
    renderer,
    shareImages: new ShareImages(source),
    files: new Map([...siteFiles(environment), ...statusFiles(siteUrl, () => status.snapshot())]),
    security,
    cdnMaxAgeSeconds: environment.CDN_MAX_AGE_SECONDS,
    violations: new ViolationReports(log),
    log,
    instrumentation: requests,
    assets: builtFiles(fileURLToPath(new URL('../build/client', import.meta.url))),
    readiness: () => ({
      status: isStopping() ? 'stopping' : 'ready',
      feeds: Object.fromEntries(feeds.map(({ name, isConnected }) => [name, isConnected])),
      cache: cache.size,
      stored: store?.size ?? null,
    }),
  }),
)

const shutdown = new AbortController()
stopGracefully({
  server: () => server,
  noticeMs: environment.STOP_NOTICE_SECONDS * 1000,
  onStop: [() => shutdown.abort(), () => status.stop()],
  // The feeds run until the last response, so that no stale page is sent meanwhile.
  cleanup: [() => store?.close(), () => feeds.map((feed) => feed.stop()), () => traces().stop()],
  log,
})

if (environment.WEB_METRICS_PORT !== '') {
  addProcessMetrics(metrics, environment.DATA_DIR)
  addSiteMetrics(metrics, { cache, services, feeds, images, requests })
  startMetricsServer({ metrics, host: environment.METRICS_HOST, port: environment.WEB_METRICS_PORT, log })
}

server.maxConnections = connectionLimits.maxConnections
server.listen({ port: environment.WEB_PORT, host: environment.WEB_HOST, backlog: MAX_BACKLOG })
once(server, 'listening').then(
  () => log.info({ port: environment.WEB_PORT }, 'Ready'),
  (error: Error) => {
    process.stderr.write(`The site cannot listen on port ${environment.WEB_PORT}: ${error.message}\n`)
    process.exit(1)
  },
)
status.start()
for (const feed of feeds) {
  feed.follow().catch((error: unknown) => log.error({ err: error }, 'Change feed ended'))
}

if (environment.PAGE_CACHE === 'on') {
  // Not before both services are up: partial pages are not cached.
  void Promise.all(feeds.map(({ connected }) => connected)).then(() =>
    prerenderLoop({ source, maxPages: environment.WARM_UP_PAGES, signal: shutdown.signal }, log),
  )
}
