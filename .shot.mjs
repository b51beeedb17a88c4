// shot.mjs base "path|width|light/dark|name[|selector]" ...
import { chromium } from 'playwright-core'
const [base, ...shots] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
for (const each of shots) {
  const [path, width, scheme, name, selector] = each.split('|')
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme })
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, 'console:', m.text()) })
  page.on('pageerror', (e) => console.log(name, 'pageerror:', e.message))
  const response = await page.goto(base + path, { waitUntil: 'networkidle' })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(name, response.status(), 'overflow', over, 'height', await page.evaluate(() => document.documentElement.scrollHeight))
  const target = selector ? page.locator(selector).first() : page
  await target.screenshot({ path: `/work/out/${name}.png`, fullPage: selector ? undefined : true })
  await page.close()
}
await browser.close()
