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
  const get = async (path: string) => {
    const page = await source(path, new URLSearchParams()).catch(() => 'unavailable' as const)
    return typeof page === 'string' ? null : page.html
  }
  let warm = 0
  let failures = 0
  for await (const path of siteMapPaths(get)) {
    if (warm >= mostPages || failures >= MOST_FAILURES || signal.aborted) {
      break
    }
    const page = await get(path)
    failures = page === null ? failures + 1 : 0
    warm += page === null ? 0 : 1
  }
  return warm
}

/** A page of each kind and language in turn, so that a limit leaves none of them out. */
async function* siteMapPaths(get: (path: string) => Promise<string | null>): AsyncGenerator<string> {
  const maps = pathsIn(await get(siteMapIndexPath))
  const lists: string[][] = []
  // One after the other: with very many documents there are dozens, each of thousands of addresses.
  for (const map of maps) {
    lists.push(pathsIn(await get(map)))
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

function pathsIn(siteMap: string | null): string[] {
  return [...(siteMap ?? '').matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url === null ? [] : [url.pathname]
  })
}
