import type { Logger } from 'pino'
import { ChangeFeed } from './change-feed.ts'
import type { Environment } from './environment.ts'
import type { DiskTier } from './page-cache/disk/disk-tier.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { SiteServices } from './page-renderer.ts'

export interface FeedFollowers {
  readonly services: SiteServices
  readonly cache: PageCache
  readonly disk: DiskTier | null
}

/** The change feeds of both services, to be followed: what they name is out of date wherever the site keeps it. */
export function siteFeeds(
  { CONTENT_API_URL, CONTENT_API_KEY, STOCK_API_URL, STOCK_API_KEY }: Environment,
  { services, cache, disk }: FeedFollowers,
  log: Logger,
): readonly ChangeFeed[] {
  function onChange(tags: readonly string[]): void {
    services.forget(tags)
    if (tags.includes('list:redirects')) {
      // Any address may lead elsewhere now.
      cache.invalidateAll()
    } else {
      cache.invalidate(tags)
    }
  }
  function onReset(): void {
    services.forgetAll()
    cache.invalidateAll()
  }
  const feeds = (
    [
      { name: 'content', url: `${CONTENT_API_URL}/site/changes`, key: CONTENT_API_KEY },
      { name: 'market', url: `${STOCK_API_URL}/changes`, key: STOCK_API_KEY },
    ] as const
  ).map(
    (feed) =>
      new ChangeFeed({
        ...feed,
        log,
        since: disk?.cursorBefore(feed.url) ?? null,
        onSequence: (sequence) => services.hasHeard(feed.name, sequence),
        onChange,
        onReset,
        onConnected: () => {
          services.serviceIsBack(feed.name)
          cache.tryAgain()
        },
      }),
  )
  disk?.noteCursors(() => Object.fromEntries(feeds.map(({ url, lastSequence }) => [url, lastSequence])))
  return feeds
}
