import type { Metrics } from '@site/operations/metrics.ts'
import type { ChangeFeedClient } from './change-feed/change-feed-client.ts'
import type { ImageProxy } from './images/image-proxy.ts'
import type { RequestInstrumentation } from './instrumentation/request-instrumentation.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { SiteServices } from './pages/page-renderer.ts'

export interface SiteParts {
  readonly cache: Pick<PageCache, 'size' | 'evictions'>
  readonly services: Pick<SiteServices, 'circuits'>
  readonly feeds: readonly Pick<ChangeFeedClient, 'name' | 'lastSequence' | 'silenceMs'>[]
  readonly images: Pick<ImageProxy, 'counts' | 'waiting'>
  readonly requests: Pick<RequestInstrumentation, 'inFlight'>
}

/** Adds the metrics that are read on scrape. */
export function addSiteMetrics(
  metrics: Metrics,
  { cache, services, feeds, images, requests }: SiteParts,
): void {
  metrics.read('gauge', 'site_requests_in_flight', 'Requests in progress', () => [
    { value: requests.inFlight },
  ])
  metrics.read('gauge', 'site_page_cache_entries', 'Pages in the memory cache', () => [
    { value: cache.size.pages },
  ])
  metrics.read('gauge', 'site_page_cache_bytes', 'Memory of the cached pages', () => [
    { value: cache.size.bytes },
  ])
  metrics.read('counter', 'site_page_cache_evictions_total', 'Pages evicted from the memory cache', () => [
    { value: cache.evictions },
  ])
  metrics.read('gauge', 'site_circuit_open', 'Whether the circuit breaker of a service is open', () =>
    services.circuits().map(({ service, isOpen }) => ({ labels: { service }, value: isOpen ? 1 : 0 })),
  )
  metrics.read('gauge', 'site_feed_silence_seconds', 'Time since the last data from a change feed', () =>
    feeds.map(({ name, silenceMs }) => ({ labels: { feed: name }, value: silenceMs / 1000 })),
  )
  metrics.read(
    'gauge',
    'site_feed_sequence',
    'Sequence number of the last received event; 0 before the first',
    () => feeds.map(({ name, lastSequence }) => ({ labels: { feed: name }, value: lastSequence ?? 0 })),
  )
  metrics.read('counter', 'site_images_total', 'Image responses by outcome', () =>
    Object.entries(images.counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
  )
  metrics.read('gauge', 'site_images_queued', 'Images queued for conversion', () => [
    { value: images.waiting },
  ])
}
