import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { parseCommandArgs, runCommand } from '../command.ts'
import { UserError } from '../errors.ts'
import { findChromium } from '../machine/chromium.ts'
import { dataDirOf } from '../paths.ts'
import { configuredPorts } from '../ports.ts'

const paths = { id: '/design', en: '/design/en' }
const widths = [320, 1440]
const colorSchemes = ['light', 'dark'] as const

/** `npm run screenshots`: a screenshot of each component of the design page. */
export async function run(args: readonly string[]): Promise<void> {
  parseCommandArgs(args, { usage: 'npm run screenshots takes no arguments.', options: {}, positionals: 0 })
  const dataDir = dataDirOf(process.env)
  await runCommand(dataDir, async ({ report, processes }) => {
    const site = `http://localhost:${configuredPorts(process.env).web}`
    const isServed = await fetch(`${site}${paths.id}`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isServed) {
      throw new UserError(`${site}${paths.id} does not respond: start the site with \`npm run dev\` first.`)
    }
    const directory = join(dataDir, 'screenshots')
    mkdirSync(directory, { recursive: true })
    const executablePath = await findChromium({ logDir: join(dataDir, 'logs'), processes })
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      for (const [locale, path] of Object.entries(paths)) {
        for (const colorScheme of colorSchemes) {
          for (const width of widths) {
            await report.step(`Take screenshots of ${locale}, ${colorScheme}, ${width} px`, async () => {
              const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
              await page.goto(`${site}${path}`, { waitUntil: 'networkidle' })
              for (const part of await page.locator('[data-specimen]').all()) {
                const name = await part.getAttribute('data-specimen')
                await part.screenshot({
                  path: join(directory, `${name}-${locale}-${colorScheme}-${width}.png`),
                })
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
