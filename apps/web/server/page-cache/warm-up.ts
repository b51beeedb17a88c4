import { siteMapIndexPath } from '#app/i18n/server-documents.ts'
import type { PageSource } from '../share-picture/share-pictures.ts'

/** So many failures in a row mean that a service is away: visitors' own requests will tell when it is back. */
const MOST_FAILURES = 5
const LOCATION = /<loc>([^<]+)<\/loc>/g

export interface WarmUp {
  /** Pages out of the page cache, made and kept there where they are not. */
  readonly source: PageSource
  readonly mostPages: number
  readonly signal: AbortSignal
}

/**
 * Makes the pages of the site map before anybody asks for them, one after the other and beside the visitors, as far as
 * they are not kept already. Answers how many are there.
 */
export async function warmUp({ source, mostPages, signal }: WarmUp): Promise<number> {
  let warm = 0
  let failures = 0
  for await (const path of mostPages > 0 ? siteMapPaths(source, signal) : []) {
    if (warm >= mostPages || failures >= MOST_FAILURES || signal.aborted) {
      break
    }
    const page = await textAt(source, path)
    failures = page === 'unavailable' ? failures + 1 : 0
    warm += typeof page === 'string' ? 0 : 1
  }
  return warm
}

function textAt(source: PageSource, path: string): ReturnType<PageSource> {
  return source(path, new URLSearchParams()).catch(() => 'unavailable')
}

/** A page of each kind and language in turn, so that a limit leaves none of them out. */
async function* siteMapPaths(source: PageSource, signal: AbortSignal): AsyncGenerator<string> {
  const lists: string[][] = []
  // One after the other: with very many documents there are dozens, each of thousands of addresses.
  for (const map of await pathsIn(source, siteMapIndexPath)) {
    lists.push(signal.aborted ? [] : await pathsIn(source, map))
  }
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let position = 0; position < longest; position += 1) {
    for (const list of lists) {
      const path = list[position]
      if (path !== undefined) {
        yield path
      }
    }
  }
}

async function pathsIn(source: PageSource, path: string): Promise<string[]> {
  const siteMap = await textAt(source, path)
  const text = typeof siteMap === 'string' ? '' : siteMap.html
  return [...text.matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url === null ? [] : [url.pathname]
  })
}
