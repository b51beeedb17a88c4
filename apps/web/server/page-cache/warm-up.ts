import type { Logger } from 'pino'
import { siteMapFileOf, siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import type { PageSource } from '../share-picture/share-pictures.ts'
import { Overload, SHED_RETRY_AFTER } from '../shedding.ts'

/** How often the pages of the site map are looked through; a page may stand in for a day when it cannot be made. */
const WARM_AGAIN_MS = 12 * 60 * 60 * 1000
/** After one that did not come to its end, which costs little: what is kept already is not made again. */
const TRY_AGAIN_MS = 60_000
/** After one that was without some: a service may have been away, or a page fails each time. */
const MISSING_AGAIN_MS = 10 * 60_000
/** So many failures in a row mean that a service is away: visitors' own requests will tell when it is back. */
const MOST_FAILURES = 5
const LOCATION = /<loc>([^<]+)<\/loc>/g

export interface WarmUp {
  /** Pages out of the page cache, made and kept there where they are not. */
  readonly source: PageSource
  readonly mostPages: number
  readonly signal: AbortSignal
}

/** The pages on disk are what visitors get when no service is left, so none of them may get too old for that. */
export async function keepWarm(warming: WarmUp, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  let againMs = TRY_AGAIN_MS
  try {
    const { pages, missing, gaveUp } = await warmUp(warming)
    if (gaveUp) {
      log.warn({ pages }, 'gave up warming')
    } else if (missing > 0) {
      againMs = MISSING_AGAIN_MS
      log.warn({ pages, missing }, 'warmed up but for what could not be had')
    } else {
      againMs = WARM_AGAIN_MS
      log.info({ pages }, 'warmed up')
    }
  } catch (error) {
    log.warn({ err: error }, 'warming up failed')
  }
  setTimeout(() => keepWarm(warming, log), againMs).unref()
}

/**
 * Makes the pages of the site map before anybody asks for them, one after the other and beside the visitors, as far as
 * they are not kept already. Answers how many are there, how many pages and site maps could not be had, and whether it gave up
 * on the rest.
 */
export async function warmUp({
  source,
  mostPages,
  signal,
}: WarmUp): Promise<{ pages: number; missing: number; gaveUp: boolean }> {
  let pages = 0
  let missing = 0
  let failures = 0
  for await (const path of mostPages > 0 ? siteMapPaths(source, signal) : []) {
    if (pages >= mostPages || failures >= MOST_FAILURES || signal.aborted) {
      break
    }
    const page = path === null ? 'unavailable' : await pageAt(source, path, signal)
    failures = page === 'unavailable' ? failures + 1 : 0
    missing += page === 'unavailable' ? 1 : 0
    pages += typeof page === 'string' ? 0 : 1
  }
  return { pages, missing, gaveUp: failures >= MOST_FAILURES }
}

/** While there is too much to do for visitors, this waits as they are told to. */
async function pageAt(source: PageSource, path: string, signal: AbortSignal): ReturnType<PageSource> {
  while (true) {
    try {
      return await source(path, new URLSearchParams())
    } catch (error) {
      if (!(error instanceof Overload) || signal.aborted) {
        return 'unavailable'
      }
      await new Promise((resolve) => setTimeout(resolve, SHED_RETRY_AFTER * 1000))
    }
  }
}

/** A page of each kind and language in turn, so that a limit leaves none of them out. Null for a map that cannot be had. */
async function* siteMapPaths(source: PageSource, signal: AbortSignal): AsyncGenerator<string | null> {
  const index = await pageAt(source, siteMapIndexPath, signal)
  if (index === 'unavailable' && !signal.aborted) {
    throw new Error('The site map cannot be had')
  }
  const maps = await pathsIn(index)
  const ofOneKind = Object.values(Object.groupBy(maps, kindOf)).map((parts = []) =>
    pathsOf(source, parts, signal),
  )
  for (let lists = ofOneKind; lists.length > 0; ) {
    const ended = new Set<(typeof lists)[number]>()
    for (const list of lists) {
      const next = await list.next()
      if (next.done) {
        ended.add(list)
      } else {
        yield next.value
      }
    }
    lists = lists.filter((list) => !ended.has(list))
  }
}

/** Of very many documents there are parts, the oldest first: a part is read when there is nothing left of a newer one. */
async function* pathsOf(
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

function kindOf(map: string): string {
  const file = siteMapFileOf(map.slice(map.lastIndexOf('/') + 1))
  return file === null ? map : `${file.locale} ${file.part}`
}

async function pathsIn(siteMap: Awaited<ReturnType<PageSource>>): Promise<string[]> {
  const text = typeof siteMap === 'string' ? '' : (await siteMap.bodyIn('identity')).bytes.toString('utf8')
  return [...text.matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url === null ? [] : [url.pathname]
  })
}
