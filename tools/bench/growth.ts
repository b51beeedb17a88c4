import { runScript } from '../site/fill.ts'
import { seedRuns } from '../site/seed.ts'
import type { Bench } from './bench-context.ts'
import { median, printTable, rounded } from './table.ts'
import { fetchArticles, responseTimes, startUncachedNode } from './web-node.ts'

const timesEach = 15
const maxRatio = 1.5

/** Measures uncached pages while the number of articles grows. */
export async function measureGrowth(bench: Bench): Promise<void> {
  const { context, site, isShort } = bench
  const { report, processes } = context
  const url = await startUncachedNode(bench)
  // A process gets faster during its first hundreds of requests, which would favor the later sizes.
  await report.step('Warm up', async () => measurePages(url, await listPagePaths(bench)))
  const counts: number[] = []
  const measured: Record<string, number>[] = []
  for (const size of isShort ? [100, 300] : [100, 5_000, 50_000]) {
    await report.step(`Add articles until there are ${size}`, async () => {
      const missing = size - (await fetchArticles(site)).total
      for (const args of missing > 0 ? seedRuns(['--posts', String(missing)]) : []) {
        await runScript({ site, processes }, 'cms', 'seed', args)
      }
    })
    counts.push((await fetchArticles(site)).total)
    measured.push(await report.step('Measure', async () => measurePages(url, await listPagePaths(bench))))
  }
  printTable(
    report,
    `ms with so many articles | ${counts.join(' | ')} | largest to smallest | at most | met`,
    Object.keys(measured[0] ?? {}).map((page) => {
      const times = measured.map((run) => run[page] ?? Number.NaN)
      const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
      return [page, ...times, rounded(ratio, 2), maxRatio, ratio <= maxRatio ? 'yes' : 'no']
    }),
  )
}

async function listPagePaths({ site }: Bench): Promise<Record<string, string>> {
  const { pageCount, items, categories } = await fetchArticles(site)
  return {
    'list, first page': '/id/blog',
    'list, a page in the middle': `/id/blog?page=${Math.ceil(pageCount / 2)}`,
    // The last page may have a single article.
    'list, the last full page': `/id/blog?page=${Math.max(1, pageCount - 1)}`,
    'a category': `/id/blog?category=${categories[0]?.slug}`,
    'an article': `/id/blog/${items.at(-1)?.slug}`,
    'home page': '/id',
    search: '/id/search-result?q=saham',
  }
}

/** The median response time of each page in milliseconds. */
async function measurePages(url: string, paths: Record<string, string>): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const [page, path] of Object.entries(paths)) {
    medians[page] = rounded(median(await responseTimes(`${url}${path}`, timesEach)))
  }
  return medians
}
