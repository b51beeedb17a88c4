import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Processes } from '../processes.ts'
import { createReport } from '../report.ts'
import { runScript } from '../site/fill.ts'
import type { RunningSite } from '../site/site.ts'
import { startTestSite } from '../test/browser-tests.ts'
import { findClaims } from './sparse-claims.ts'
import { type SparseDelivery, sparseDeliveries } from './sparse-deliveries.ts'
import { listCompanyTabs, type WalkedPage, walkMarket } from './sparse-walk.ts'

/** A site takes minutes to build and start on a slow machine. */
const timeoutMs = 1_500_000
const shownWithinMs = 60_000

describe.each(sparseDeliveries)('an empty site after $title', (delivery) => {
  const processes = new Processes()
  const deferred: (() => unknown)[] = []
  let pages: readonly WalkedPage[]

  beforeAll(async () => {
    const context = {
      dataDir: '',
      report: createReport(),
      processes,
      markServing: () => {},
      defer: (work: () => unknown) => deferred.push(work),
      lock: () => Promise.reject(new Error('A test takes no lock.')),
    }
    const site = await startTestSite(context, { WARM_UP_PAGES: '0' }, 'empty')
    const origin = `http://localhost:${site.site.ports.web}`
    // A visitor came before the delivery: the site must not keep what it showed then.
    await walkMarket(origin, [])
    await importDelivery(site, processes, delivery)
    await waitForDay(origin)
    pages = await walkMarket(origin, delivery.tickers)
  }, timeoutMs)

  afterAll(async () => {
    await processes.stopAll()
    for (const work of deferred.reverse()) await work()
  })

  it('has every page of its companies in both languages', () => {
    const paths = pages.map(({ path }) => path)
    const tabs = delivery.tickers.flatMap((ticker) => listCompanyTabs(ticker))
    expect(tabs.filter((tab) => !paths.includes(tab))).toEqual([])
    expect(pages.length).toBeGreaterThan(600)
  })

  it('shows every part of every page', () => {
    const failed = pages.filter(({ text }) => /tidak dapat dimuat|cannot be loaded/.test(text))
    expect(failed.map(({ path }) => path)).toEqual([])
  })

  it('says neither zero nor none nor never of what was not delivered', () => {
    const places = new Map<string, string[]>()
    for (const { path, text } of pages) {
      for (const claim of findClaims(text, delivery.delivered)) {
        places.set(claim, [...(places.get(claim) ?? []), path])
      }
    }
    const found = [...places].map(
      ([claim, paths]) => `“${claim}” on ${paths.length} pages such as ${paths[0]}`,
    )
    // The log of a nightly run has the message only.
    expect(found, found.join('\n')).toEqual([])
  })
})

async function importDelivery(
  { site }: RunningSite,
  processes: Processes,
  { files }: SparseDelivery,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sparse-delivery-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await runScript({ site, processes }, 'market', 'import', [folder])
  rmSync(folder, { recursive: true })
}

/** Waits until both languages of the market page show the delivered day. */
async function waitForDay(origin: string): Promise<void> {
  const addresses = ['/id/riset-dan-berita/pasar', '/en/research-and-news/market']
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
  await vi.waitFor(
    async () => {
      const [indonesian, english] = await Promise.all(addresses.map(read))
      expect(indonesian).toContain('20 November 2026')
      expect(english).toContain('November 20, 2026')
    },
    { timeout: shownWithinMs, interval: 1_000 },
  )
}
