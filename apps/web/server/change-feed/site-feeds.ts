import type { Logger } from 'pino'
import type { Environment } from '#server/base/environment.ts'
import type { MediaStatusCache } from '#server/media/media-status-cache.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import type { PageStore } from '#server/page-cache/page-store.ts'
import type { SiteServices } from '#server/pages/page-renderer.ts'
import type { StatusMonitor } from '#server/status/status-monitor.ts'
import { ChangeFeedClient } from './change-feed-client.ts'

const INCIDENTS_TAG = 'list:incidents'

type FeedSettings = Pick<
  Environment,
  'CONTENT_API_URL' | 'CONTENT_API_KEY' | 'STOCK_API_URL' | 'STOCK_API_KEY'
>

export interface FeedConsumers {
  readonly services: Pick<SiteServices, 'invalidate' | 'invalidateAll' | 'purge' | 'closeCircuit'>
  readonly cache: Pick<PageCache, 'invalidate' | 'invalidateAll' | 'purge' | 'retryFailed'>
  readonly store: Pick<PageStore, 'readPosition' | 'savePosition' | 'removeAll'> | null
  readonly mediaStatuses: Pick<MediaStatusCache, 'invalidate'>
  readonly status: Pick<StatusMonitor, 'refreshIncidents'>
}

/** The change feeds of both services. Each event invalidates the affected cache entries of the site. */
export function siteFeeds(
  { CONTENT_API_URL, CONTENT_API_KEY, STOCK_API_URL, STOCK_API_KEY }: FeedSettings,
  { services, cache, store, mediaStatuses, status }: FeedConsumers,
  log: Logger,
): readonly ChangeFeedClient[] {
  function onChange(name: 'content' | 'market', tags: readonly string[]): void {
    services.invalidate(name, tags)
    if (tags.includes('list:redirects')) {
      // Any URL may be redirected now.
      cache.invalidateAll()
    } else {
      cache.invalidate(tags)
    }
    if (tags.includes(INCIDENTS_TAG)) {
      void status.refreshIncidents()
    }
    // No event names a file. A document change includes its list tag; a registration does not.
    if (name === 'content' && tags.some((tag) => tag.startsWith('list:'))) {
      mediaStatuses.invalidate()
    }
  }
  function onReset(): void {
    services.invalidateAll()
    cache.invalidateAll()
    store?.removeAll()
    mediaStatuses.invalidate()
    void status.refreshIncidents()
  }
  /** Content of the previous database may not exist in the present one. */
  function onOtherDatabase(): void {
    services.purge()
    cache.purge()
    mediaStatuses.invalidate()
  }
  return (
    [
      { name: 'content', url: `${CONTENT_API_URL}/site/changes`, key: CONTENT_API_KEY },
      { name: 'market', url: `${STOCK_API_URL}/changes`, key: STOCK_API_KEY },
    ] as const
  ).map((options) => {
    const withPosition = (act: () => void) => {
      act()
      store?.savePosition(feed.url, feed.position)
    }
    const feed: ChangeFeedClient = new ChangeFeedClient({
      ...options,
      log,
      since: store?.readPosition(options.url) ?? null,
      onChange: (tags) => withPosition(() => onChange(options.name, tags)),
      onReset: () => withPosition(onReset),
      onOtherDatabase: () => withPosition(onOtherDatabase),
      onConnected: () => {
        services.closeCircuit(options.name)
        cache.retryFailed()
      },
    })
    return feed
  })
}
