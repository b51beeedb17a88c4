import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { builtFiles } from './built-files.ts'
import { ChangeFeed } from './change-feed.ts'
import { earlyHints } from './early-hints.ts'
import { parseEnvironment } from './environment.ts'
import { openImageProxy } from './images/open-image-proxy.ts'
import { MediaProxy } from './media-proxy.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { warmUp } from './page-cache/warm-up.ts'
import { PageRenderer } from './page-renderer.ts'
import { reportTo } from './report.ts'
import { SecurityHeaders } from './security/security-headers.ts'
import { ViolationReports } from './security/violation-reports.ts'
import { securitySettings, serviceOptions } from './service-options.ts'
import { PictureStore } from './share-picture/picture-store.ts'
import { SharePictures } from './share-picture/share-pictures.ts'
import { loadSiteBuild } from './site-build.ts'
import { siteFiles } from './site-files.ts'
import { pageSource, siteHandler } from './site-handler.ts'

/** Limits against clients that send slowly on purpose. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** The longest that a stop waits for answers under way. */
const DRAIN_MS = 5_000

const parsed = parseEnvironment(process.env)
if (!parsed.ok) {
  process.stderr.write(`The site cannot start: ${parsed.faults.join('; ')}\n`)
  process.exit(1)
}
const { environment } = parsed
const log = pino({ name: 'web', level: environment.LOG_LEVEL })

const siteBuild = await loadSiteBuild()
const services = siteBuild.siteServices(serviceOptions(environment, reportTo(log)))
const cache = new PageCache({ isOn: environment.PAGE_CACHE === 'on' })

function forget(tags: readonly string[]): void {
  services.forget(tags)
  if (tags.includes('list:redirects')) {
    cache.forgetAll()
  } else {
    cache.forget(tags)
  }
}

function forgetAll(): void {
  services.forgetAll()
  cache.forgetAll()
}

const feeds = (
  [
    { name: 'content', url: `${environment.CONTENT_API_URL}/site/changes`, key: environment.CONTENT_API_KEY },
    { name: 'market', url: `${environment.STOCK_API_URL}/changes`, key: environment.STOCK_API_KEY },
  ] as const
).map(
  (feed) =>
    new ChangeFeed({
      ...feed,
      log,
      onSequence: (sequence) => services.hasHeard(feed.name, sequence),
      onChange: forget,
      onReset: forgetAll,
      onConnected: () => services.serviceIsBack(feed.name),
    }),
)

const security = new SecurityHeaders(securitySettings(environment))
const media = new MediaProxy(environment.CONTENT_API_URL, log)
const images = await openImageProxy(environment, media, log)
const renderer = new PageRenderer(siteBuild, services, security, 'production')
const siteUrl = environment.SITE_URL
const source = pageSource({ cache, renderer, siteUrl })
const pictureFolder = join(environment.DATA_DIR, 'share-pictures')

const server = createServer(
  { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: 16_384 },
  siteHandler({
    siteUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    previewKey: environment.CONTENT_API_KEY,
    cache,
    media,
    images,
    renderer,
    pictures: new SharePictures(new PictureStore(pictureFolder), source, log),
    files: siteFiles({
      siteUrl,
      isIndexed: environment.SITE_INDEXING === 'on',
      securityContact: environment.SECURITY_CONTACT,
    }),
    security,
    hint: environment.EARLY_HINTS === 'on' ? earlyHints(siteBuild.build) : () => {},
    violations: new ViolationReports(log),
    log,
    assets: builtFiles(fileURLToPath(new URL('../build/client', import.meta.url))),
    readiness: () => ({
      status: 'ready',
      feeds: Object.fromEntries(
        ['content', 'market'].map((name, position) => [name, feeds[position]?.isConnected]),
      ),
      cache: cache.size,
    }),
  }),
)

server.on('error', (error) => {
  process.stderr.write(`The site cannot listen on port ${environment.WEB_PORT}: ${error.message}\n`)
  process.exit(1)
})
server.listen(environment.WEB_PORT, environment.WEB_HOST, () => {
  log.info({ port: environment.WEB_PORT }, 'ready')
})
for (const feed of feeds) {
  feed.follow().catch((error: unknown) => log.error({ err: error }, 'change feed ended'))
}

const stopping = new AbortController()
if (environment.PAGE_CACHE === 'on') {
  // Not before both services are there: what is made without one of them is not kept.
  Promise.all(feeds.map(({ connected }) => connected))
    .then(() => warmUp({ source, mostPages: environment.WARM_UP_PAGES, signal: stopping.signal }))
    .then((pages) => log.info({ pages }, 'warmed up'))
    .catch((error: unknown) => log.warn({ err: error }, 'warming up failed'))
}

function stop(): void {
  log.info('stopping')
  stopping.abort()
  for (const feed of feeds) {
    feed.stop()
  }
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), DRAIN_MS).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
