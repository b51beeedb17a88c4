import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { SHARE_PREFIX, SHARE_VERSION, type ShareFacts } from '#app/shell/share-address.ts'
import { Overload } from '../shedding.ts'
import { drawPicture } from './draw-picture.ts'
import { pageOfPicture, pictureFactsOf } from './page-facts.ts'
import type { PictureStore } from './picture-store.ts'

/** Drawings at once, and how many may wait for their turn: more than that is a flood. */
const DRAWN_AT_ONCE = 2
const MOST_WAITING = 32
/** Networks that show shared pages wait no longer for a picture. */
const LONGEST_WAIT_MS = 5_000
const ADDRESSES_KEPT = 5_000

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'
const RETRY = { 'retry-after': '5' }

/** The HTML of a page as anybody gets it; `unavailable` while it cannot be made. */
export type PageSource = (
  pathname: string,
  search: URLSearchParams,
) => Promise<{ readonly html: string } | 'absent' | 'unavailable'>

export function isSharePath(pathname: string): boolean {
  return pathname.startsWith(`${SHARE_PREFIX}/`)
}

/**
 * The share picture of each page, drawn from what the page itself says: the address holds no text, so nothing else can
 * be drawn. An address with an older version leads to the present picture.
 */
export class SharePictures {
  readonly #store: PictureStore
  readonly #page: PageSource
  readonly #log: Logger
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #semaphore = new Semaphore({
    concurrency: DRAWN_AT_ONCE,
    maxQueued: MOST_WAITING,
    maxWaitMs: LONGEST_WAIT_MS,
    overloaded: () => new Overload('share pictures wait too long to be drawn'),
  })
  /** Addresses that a page has named, so that it need not be read again for each request. */
  readonly #ownAddresses = new LRUCache<string, true>({ max: ADDRESSES_KEPT })

  constructor(store: PictureStore, page: PageSource, log: Logger) {
    this.#store = store
    this.#page = page
    this.#log = log
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const address = `${url.pathname}${url.search}`
    const version = url.searchParams.get(SHARE_VERSION)
    // By what is drawn, not by address: the pages of a list and the phrases of a search share one picture.
    const key = createHash('sha256')
      .update(version ?? '')
      .digest('hex')
      .slice(0, 32)
    const kept = this.#ownAddresses.has(address) ? await this.#store.get(key) : null
    if (kept) {
      send(request, response, kept)
      return
    }
    const asked = pageOfPicture(url)
    const page = asked === null ? 'absent' : await this.#page(asked.pathname, asked.search)
    if (page === 'unavailable') {
      end(response, 503, 'no-store', RETRY)
      return
    }
    const found = page === 'absent' ? null : pictureFactsOf(page.html)
    if (found === null) {
      end(response, 404, SHORT)
      return
    }
    if (found.address !== address) {
      end(response, 302, SHORT, { location: found.address })
      return
    }
    this.#ownAddresses.set(address, true)
    const picture = (await this.#store.get(key)) ?? (await this.#drawn(key, found.facts))
    send(request, response, picture)
  }

  /** One drawing a picture at any time. */
  async #drawn(key: string, facts: ShareFacts): Promise<Buffer> {
    const running = this.#underWay.get(key)
    if (running) {
      return running
    }
    const drawing = this.#semaphore.run(() => drawPicture(facts)).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, drawing)
    const picture = await drawing
    await this.#store.set(key, picture, (error) =>
      this.#log.warn({ err: error }, 'a share picture could not be kept on disk'),
    )
    return picture
  }
}

const always = {
  'content-security-policy': "default-src 'none'; sandbox",
  // Other sites show it: that is what it is for.
  'cross-origin-resource-policy': 'cross-origin',
} as const

function send(request: IncomingMessage, response: ServerResponse, picture: Buffer): void {
  response.writeHead(200, {
    ...always,
    'content-type': 'image/png',
    'content-length': picture.byteLength,
    'cache-control': IMMUTABLE,
  })
  response.end(request.method === 'HEAD' ? undefined : picture)
}

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
