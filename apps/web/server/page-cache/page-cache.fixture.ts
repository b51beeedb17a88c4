import type { PageCache } from './page-cache.ts'
import type { RenderedPage } from './stored-page.ts'

/** In bytes; small, so that a flood is a small one too. */
export const smallRooms = { pages: 1_000_000, variants: 1_000_000, elsewhere: 1_000_000 }

/** What renders a list of articles that says `text`. */
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

/** Where the answer came from, its status and what it says: `hit 200 one`. */
export async function askOf(cache: PageCache, render: () => Promise<RenderedPage>, key = '/id/blog') {
  const { page: stored, outcome } = await cache.get(key, 'list', render)
  const { bytes } = await stored.bodyIn('identity')
  return `${outcome} ${stored.status} ${bytes}`
}
