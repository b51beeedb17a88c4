import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestInstrumentation } from '../instrumentation/request-instrumentation.ts'
import { allowsReuse } from '../page-cache/cache-policies.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { pageKey } from '../page-cache/page-key.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import type { PageSource } from '../share-image/share-images.ts'
import type { PageRenderer } from './page-renderer.ts'
import { sendPage } from './send-page.ts'

export interface PageOptions {
  readonly siteUrl: string
  readonly cache: PageCache
  readonly renderer: PageRenderer
  /** CDN max-age in seconds; 0 sends no CDN-Cache-Control header. */
  readonly cdnMaxAgeSeconds: number
  readonly instrumentation: Pick<RequestInstrumentation, 'setOutcome'>
}

/** Passes on the cookie of `/` only: no other page may depend on the visitor. */
export async function handlePage(
  { cache, renderer, siteUrl, cdnMaxAgeSeconds, instrumentation }: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const isEntrance = url.pathname === '/'
  const { key, policy } = pageKey(url.pathname, url.searchParams)
  const headers = new Headers({ accept: 'text/html' })
  if (isEntrance && request.headers.cookie !== undefined) {
    headers.set('cookie', request.headers.cookie)
  }
  const { page, outcome } = await cache.get(key, policy, () =>
    renderer.render(new Request(`${siteUrl}${key}`, { headers })),
  )
  instrumentation.setOutcome(response, outcome)
  const whole = `${url.pathname}${url.search}`
  if (page.preservesQuery && whole !== key) {
    // The key has only the parameters that pages read; a redirect must preserve the others too.
    const own = new StoredPage(await renderer.render(new Request(`${siteUrl}${whole}`, { headers })))
    await sendPage(request, response, own, 'bypass')
    return
  }
  await sendPage(request, response, page, outcome, { cdnMaxAgeSeconds, allowsReuse: allowsReuse(policy) })
}

/** Pages for the server itself, from the page cache or rendered into it. */
export function pageSource({
  cache,
  renderer,
  siteUrl,
}: Pick<PageOptions, 'cache' | 'renderer' | 'siteUrl'>): PageSource {
  return async (pathname, search) => {
    const { key, policy } = pageKey(pathname, search)
    const { page } = await cache.get(key, policy, () =>
      renderer.render(new Request(`${siteUrl}${key}`, { headers: { accept: 'text/html' } })),
    )
    if (page.status !== 200) {
      return page.status >= 500 ? 'unavailable' : 'absent'
    }
    return page
  }
}
