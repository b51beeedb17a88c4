import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { configuredPorts } from '../session/ports.mjs'
import { runSession } from '../session/session.mjs'

const paths = { id: '/design', en: '/design/en' }
const widths = [320, 1440]
const schemes = /** @type {const} */ (['light', 'dark'])

/** `npm run photograph`: each part of the page of specimens as a picture, for people to look at. */
export async function run() {
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async ({ report, family }) => {
    const { chromium } = await import('@playwright/test')
    const { findChromium } = await import('../machine/chromium.mjs')
    const address = `http://localhost:${configuredPorts(process.env).web}`
    const isThere = await fetch(`${address}${paths.id}`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) {
      throw new Fault(`${address}${paths.id} does not answer: start the site with \`npm run dev\` first.`)
    }
    const folder = join(dataDir, 'photographs')
    mkdirSync(folder, { recursive: true })
    const executablePath = await findChromium({ logDir: join(dataDir, 'logs'), family })
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      for (const [locale, path] of Object.entries(paths)) {
        for (const colorScheme of schemes) {
          for (const width of widths) {
            await report.step(`Photograph ${locale}, ${colorScheme}, ${width} px`, async () => {
              const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
              await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
              for (const part of await page.locator('[data-specimen]').all()) {
                const name = await part.getAttribute('data-specimen')
                await part.screenshot({ path: join(folder, `${name}-${locale}-${colorScheme}-${width}.png`) })
              }
              await page.close()
            })
          }
        }
      }
    } finally {
      await browser.close()
    }
    return 0
  })
}
