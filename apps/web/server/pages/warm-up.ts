import type { Logger } from 'pino'
import { parseSiteMapFile, siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import { Overload, RETRY_AFTER_SECONDS } from '#server/base/load-shedder.ts'
import type { PageSource } from '#server/share-image/share-images.ts'

/** Interval between warm-ups; a page may be served stale for a day. */
const WARM_UP_INTERVAL_MS = 12 * 60 * 60 * 1000
/** After an aborted warm-up. A retry is cheap, because cached pages are not rendered again. */
const RETRY_INTERVAL_MS = 60_000
/** After an incomplete warm-up: a service may have been down, or a page always fails. */
const INCOMPLETE_RETRY_MS = 10 * 60_000
/** This many failures in a row mean that a service is down; visitors' requests will detect when it is back. */
const MAX_FAILURES = 5
const LOCATION = /<loc>([^<]+)<\/loc>/g

export interface WarmUp {
  /** Pages from the page cache, rendered on a miss. */
  readonly source: PageSource
  readonly maxPages: number
  readonly signal: AbortSignal
}

/** Pages on disk are served when all services are down, so none of them may get too old for that. */
export async function prerenderLoop(options: WarmUp, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  let delayMs = RETRY_INTERVAL_MS
  try {
    const { pages, missing, aborted } = await warmUp(options)
    if (aborted) {
      log.warn({ pages }, 'Cache warm-up aborted')
    } else if (missing > 0) {
      delayMs = INCOMPLETE_RETRY_MS
      log.warn({ pages, missing }, 'Cache warm-up incomplete')
    } else {
      delayMs = WARM_UP_INTERVAL_MS
      log.info({ pages }, 'Cache warm-up complete')
    }
  } catch (error) {
    log.warn({ err: error }, 'Cache warm-up failed')
  }
  setTimeout(() => prerenderLoop(options, log), delayMs).unref()
}

/**
 * Renders the pages of the site map that are not cached, one at a time. Returns how many are cached, how many pages and
 * site maps were unavailable, and whether it aborted.
 */
export async function warmUp({
  source,
  maxPages,
  signal,
}: WarmUp): Promise<{ pages: number; missing: number; aborted: boolean }> {
  let pages = 0
  let missing = 0
  let failures = 0
  for await (const path of maxPages > 0 ? siteMapPaths(source, signal) : []) {
    if (pages >= maxPages || failures >= MAX_FAILURES || signal.aborted) {
      break
    }
    const page = path === null ? 'unavailable' : await pageAt(source, path, signal)
    failures = page === 'unavailable' ? failures + 1 : 0
    missing += page === 'unavailable' ? 1 : 0
    pages += typeof page === 'string' ? 0 : 1
  }
  return { pages, missing, aborted: failures >= MAX_FAILURES }
}

/** Waits and retries while the server sheds load. */
async function pageAt(source: PageSource, path: string, signal: AbortSignal): ReturnType<PageSource> {
  while (true) {
    try {
      return await source(path, new URLSearchParams())
    } catch (error) {
      if (!(error instanceof Overload) || signal.aborted) {
        return 'unavailable'
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_SECONDS * 1000))
    }
  }
}

/**
 * Alternates between kinds and languages, so that a limit does not exclude one of them. Null for an unavailable site
 * map.
 */
async function* siteMapPaths(source: PageSource, signal: AbortSignal): AsyncGenerator<string | null> {
  const index = await pageAt(source, siteMapIndexPath, signal)
  if (index === 'unavailable' && !signal.aborted) {
    throw new Error('Site map unavailable')
  }
  const maps = await pathsIn(index)
  const kinds = Object.values(Object.groupBy(maps, readKind))
  const remaining = new Set(kinds.map((parts = []) => listPaths(source, parts, signal)))
  while (remaining.size > 0) {
    for (const paths of remaining) {
      const next = await paths.next()
      if (next.done) {
        remaining.delete(paths)
      } else {
        yield next.value
      }
    }
  }
}

/** Large kinds are split into parts, oldest first. Reads the newest part first, and the next one only when needed. */
async function* listPaths(
  source: PageSource,
  parts: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<string | null> {
  for (const part of parts.toReversed()) {
    if (signal.aborted) {
      return
    }
    const map = await pageAt(source, part, signal)
    if (map === 'unavailable') {
      yield null
    }
    const paths = await pathsIn(map)
    yield* parts.length > 1 ? paths.toReversed() : paths
  }
}

function readKind(map: string): string {
  const file = parseSiteMapFile(map.slice(map.lastIndexOf('/') + 1))
  return file === null ? map : `${file.locale} ${file.part}`
}

async function pathsIn(siteMap: Awaited<ReturnType<PageSource>>): Promise<string[]> {
  const text = typeof siteMap === 'string' ? '' : (await siteMap.bodyIn('identity')).bytes.toString('utf8')
  return [...text.matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url === null ? [] : [url.pathname]
  })
}
