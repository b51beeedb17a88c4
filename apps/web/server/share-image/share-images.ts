import type { IncomingMessage, ServerResponse } from 'node:http'
import { SHARE_PREFIX, SHARE_SUFFIX } from '@site/contracts/content/share-image.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import { SHARE_VERSION, type ShareImageText } from '#app/head/share-image-url.ts'
import { localeOfPath } from '#app/i18n/locales.ts'
import { Overload } from '#server/base/load-shedder.ts'
import type { StoredPage } from '../page-cache/stored-page.ts'

/** Max concurrent drawings, and max queued ones. */
const MAX_CONCURRENT_DRAWINGS = 2
const MAX_QUEUED = 32
/** Social networks time out after about this long. */
const QUEUE_TIMEOUT_MS = 5_000
const MEMORY_BYTES = 16 * 1024 * 1024

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'
const RETRY = { 'retry-after': '5' }

/** The public version of a page; `unavailable` if it cannot be rendered. */
export type PageSource = (
  pathname: string,
  search: URLSearchParams,
) => Promise<StoredPage | 'absent' | 'unavailable'>

/**
 * Draws the share image of each page from the page's own data, so that the URL cannot inject text. A URL with an
 * older version redirects to the current one.
 */
export class ShareImages {
  readonly #page: PageSource
  readonly #semaphore = new Semaphore({
    concurrency: MAX_CONCURRENT_DRAWINGS,
    maxQueued: MAX_QUEUED,
    maxWaitMs: QUEUE_TIMEOUT_MS,
    overloaded: () => new Overload('share image queue timeout'),
  })
  /** Keyed by content, not by URL: the pages of a list and the queries of a search share one image. */
  readonly #images = new LRUCache<string, Buffer, ShareImageText>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (image) => image.byteLength,
    ignoreFetchAbort: true,
    fetchMethod: (_facts, _stale, { context }) =>
      this.#semaphore.run(async () => {
        // Loaded on demand: fonts and sharp would slow down each start and use memory.
        const { drawImage } = await import('./draw-image.ts')
        return drawImage(context)
      }),
  })
  constructor(page: PageSource) {
    this.#page = page
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const target = pageOfImage(url)
    const page = target === null ? 'absent' : await this.#page(target.pathname, target.search)
    if (page === 'unavailable') {
      end(response, 503, 'no-store', RETRY)
      return
    }
    const share = page === 'absent' ? null : page.share
    if (share === null) {
      end(response, 404, SHORT)
      return
    }
    if (share.url !== `${url.pathname}${url.search}`) {
      end(response, 302, SHORT, { location: share.url })
      return
    }
    await this.#send(request, response, share.facts)
  }

  async #send(request: IncomingMessage, response: ServerResponse, facts: ShareImageText): Promise<void> {
    const image = await this.#images.forceFetch(JSON.stringify(facts), { context: facts })
    response.writeHead(200, {
      ...always,
      'content-type': 'image/png',
      'content-length': image.byteLength,
      'cache-control': IMMUTABLE,
    })
    response.end(request.method === 'HEAD' ? undefined : image)
  }
}

/** The page that an image belongs to; null if the URL is invalid. */
function pageOfImage({ pathname, searchParams }: URL): { pathname: string; search: URLSearchParams } | null {
  const path = pathname.slice(SHARE_PREFIX.length, -SHARE_SUFFIX.length)
  if (!pathname.endsWith(SHARE_SUFFIX) || localeOfPath(path) === null) {
    return null
  }
  const search = new URLSearchParams(searchParams)
  search.delete(SHARE_VERSION)
  return { pathname: path, search }
}

const always = {
  'content-security-policy': "default-src 'none'; sandbox",
  // Other sites embed the image.
  'cross-origin-resource-policy': 'cross-origin',
} as const

function end(
  response: ServerResponse,
  status: 302 | 404 | 503,
  cacheControl: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...always,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControl,
    ...headers,
  })
  response.end(status === 404 ? 'Not found\n' : undefined)
}
