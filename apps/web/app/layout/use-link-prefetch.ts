import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IDLE_TIMEOUT_MS } from '#app/navigation/feedback-timing.ts'
import { mayPrefetch } from '#app/navigation/may-prefetch.ts'
import { noPrefetchAttribute } from '#app/navigation/no-prefetch-attribute.ts'
import { routeManifest } from '#app/navigation/route-manifest.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'
import type { LinkPrefetch } from '#app/prefetch/link-prefetch.ts'

/** Prefetches the pages that the current page links to; the prefetch code itself is loaded in idle time. */
export function useLinkPrefetch(): void {
  const { key } = useLocation()
  const [links, setLinks] = useState<LinkPrefetch | null>(null)

  useEffect(() => document.documentElement.setAttribute(noPrefetchAttribute, ''), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => links?.observeLinks(), [links, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: prefetching may be allowed on the next page only
  useEffect(() => {
    const manifest = routeManifest()
    if (links === null && manifest && mayPrefetch()) {
      return whenIdle(async () => {
        const code = await import('#app/prefetch/link-prefetch.ts').catch(() => null)
        setLinks(code && new code.LinkPrefetch(manifest))
      }, IDLE_TIMEOUT_MS)
    }
  }, [links, key])
}
