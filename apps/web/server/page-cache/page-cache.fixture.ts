import type { PageCache } from './page-cache.ts'
import type { RenderedPage } from './stored-page.ts'

/** In bytes; small, so that a small flood fills them. */
export const smallPartitions = { pages: 1_000_000, variants: 1_000_000, other: 1_000_000 }

/** A render function of a list of articles with `text` as its body. */
export function page(text: string, changes: Partial<RenderedPage> = {}): () => Promise<RenderedPage> {
  return () =>
    Promise.resolve({
      status: 200,
      headers: {},
      body: Buffer.from(text),
      tags: ['articles:1', 'list:articles'],
      isPartial: false,
      ...changes,
    })
}

/** The outcome, status and body of a request: `hit 200 one`. */
export async function requestPage(cache: PageCache, render: () => Promise<RenderedPage>, key = '/id/blog') {
  const { page: stored, outcome } = await cache.get(key, 'list', render)
  const { bytes } = await stored.bodyIn('identity')
  return `${outcome} ${stored.status} ${bytes}`
}
