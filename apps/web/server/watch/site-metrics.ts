import type { Metrics } from '@site/operations/metrics.ts'
import type { ChangeFeedClient } from '../change-feed-client.ts'
import type { ImageProxy } from '../images/image-proxy.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { SiteServices } from '../page-renderer.ts'
import type { RequestWatch } from './request-watch.ts'

export interface SiteParts {
  readonly cache: Pick<PageCache, 'size' | 'evictions'>
  readonly services: Pick<SiteServices, 'circuits'>
  readonly feeds: readonly (Pick<ChangeFeedClient, 'isConnected' | 'lastSequence' | 'silenceMs'> & {
    readonly name: string
  })[]
  readonly images: Pick<ImageProxy, 'counts' | 'waiting'>
  readonly requests: Pick<RequestWatch, 'underWay'>
  readonly isStopping: () => boolean
}

/** What the parts of the site know of themselves, read when somebody asks. */
export function addSiteMetrics(
  metrics: Metrics,
  { cache, services, feeds, images, requests, isStopping }: SiteParts,
): void {
  metrics.read('gauge', 'site_ready', 'Whether this node wants visitors', () => [
    { value: isStopping() ? 0 : 1 },
  ])
  metrics.read('gauge', 'site_requests_under_way', 'Requests that wait for their answer or its end', () => [
    { value: requests.underWay },
  ])
  metrics.read('gauge', 'site_page_cache_entries', 'Pages kept in memory', () => [
    { value: cache.size.pages },
  ])
  metrics.read('gauge', 'site_page_cache_bytes', 'Memory of the kept pages', () => [
    { value: cache.size.bytes },
  ])
  metrics.read(
    'counter',
    'site_page_cache_evictions_total',
    'Pages that went because others needed room',
    () => [{ value: cache.evictions }],
  )
  metrics.read('gauge', 'site_circuit_open', 'Whether a service is not asked because it keeps failing', () =>
    services.circuits().map(({ service, isOpen }) => ({ labels: { service }, value: isOpen ? 1 : 0 })),
  )
  metrics.read('gauge', 'site_feed_connected', 'Whether a change feed is followed', () =>
    feeds.map(({ name, isConnected }) => ({ labels: { feed: name }, value: isConnected ? 1 : 0 })),
  )
  metrics.read('gauge', 'site_feed_silence_seconds', 'Since the last sign of life of a change feed', () =>
    feeds.map(({ name, silenceMs }) => ({ labels: { feed: name }, value: silenceMs / 1000 })),
  )
  metrics.read('gauge', 'site_feed_sequence', 'The last change that was heard of; 0 before the first', () =>
    feeds.map(({ name, lastSequence }) => ({ labels: { feed: name }, value: lastSequence ?? 0 })),
  )
  metrics.read('counter', 'site_pictures_total', 'Pictures by how they were had', () =>
    Object.entries(images.counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
  )
  metrics.read('gauge', 'site_pictures_waiting', 'Pictures that wait to be made', () => [
    { value: images.waiting },
  ])
}
