import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../machine/chromium.ts'
import type { Bench } from './bench-context.ts'
import { listBrowserPages } from './pages.ts'
import { median, printTable, rounded } from './table.ts'
import { webUrl } from './web-node.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * The CPU time that the main thread of a browser takes until a page has loaded and is idle, of first visits. Unlike
 * Lighthouse's blocking time, it does not include the time in which other processes have the processor.
 */
export async function measureBrowser({ context, site, isShort }: Bench): Promise<void> {
  const { report, processes, dataDir } = context
  const executablePath = await findChromium({ logDir: join(dataDir, 'logs'), processes })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const rows: (readonly [string, ...number[]])[] = []
    for (const [page, path] of Object.entries(await listBrowserPages(webUrl(site)))) {
      const times = await report.step(`Visit the ${page} page`, async () => {
        const visits: number[] = []
        for (let round = 0; round < (isShort ? 3 : 9); round += 1) {
          visits.push(await visit(browser, `${webUrl(site)}${path}`))
        }
        return visits
      })
      rows.push([
        page,
        ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => rounded(ms, 0)),
      ])
    }
    printTable(report, 'main-thread CPU ms of a page | median | lowest | highest', rows)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of CPU time. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'networkidle' })
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  } finally {
    await context.close()
  }
}
