import { chromium } from '@playwright/test'
import { median } from './table.ts'

const rounds = 9
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * The CPU time in milliseconds that the main thread of the browser takes until a page has loaded and is idle: the
 * median of nine first visits. On a shared machine, Lighthouse's blocking time varies by a factor of thirty.
 */
export async function measureMainThreadMs(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(url, { waitUntil: 'networkidle' })
      const { metrics } = await client.send('Performance.getMetrics')
      const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
      times.push(seconds * 1_000)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return median(times)
}
