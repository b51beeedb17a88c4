import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandContext, parseCommandArgs, runCommand } from '../command.ts'
import { findChromium } from '../machine/chromium.ts'
import { root } from '../paths.ts'
import { startTestSite } from '../test/browser-tests.ts'
import { machineEnvironment } from '../test/environment.ts'
import { writeFigures } from './figures.ts'
import { listBrowserPages } from './pages.ts'
import { machine, median, printTable, rounded } from './table.ts'
import { untilWarm, webUrl } from './web-node.ts'

const rounds = 5
const timeoutMs = 120_000
const options = [
  ...['--output=json', '--quiet', '--no-enable-error-reporting'],
  '--only-categories=performance,accessibility,best-practices,seo',
]
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

interface LighthouseResult {
  readonly categories: Readonly<Record<string, { score: number | null }>>
  readonly audits: Readonly<Record<string, { numericValue?: number }>>
}

const score = (category: string) => (result: LighthouseResult) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)
const value = (audit: string) => (result: LighthouseResult) =>
  result.audits[audit]?.numericValue ?? Number.NaN
const lowest = (values: readonly number[]) => Math.min(...values)
const highest = (values: readonly number[]) => Math.max(...values)

/** `of` aggregates the rounds: the median for timings, otherwise the worst value. */
const columns = [
  { name: 'performance', read: score('performance'), of: median, min: 95 },
  { name: 'accessibility', read: score('accessibility'), of: lowest, min: 100 },
  { name: 'best practices', read: score('best-practices'), of: lowest, min: 100 },
  { name: 'SEO', read: score('seo'), of: lowest, min: 100 },
  { name: 'CLS', read: value('cumulative-layout-shift'), of: highest, max: 0.02 },
  { name: 'FCP ms', read: value('first-contentful-paint'), of: median },
  { name: 'LCP ms', read: value('largest-contentful-paint'), of: median },
]

/** The figures of the release that the trust page shows. */
const recordFile = join(root, 'apps', 'web', 'app', 'features', 'trust', 'release-figures.json')

/** `npm run lighthouse`: the built site, or a warm one at SITE_URL, as a phone on a slow network. */
export async function run(args: readonly string[]): Promise<void> {
  const { values: flags } = parseCommandArgs(args, {
    usage: 'Usage: npm run lighthouse -- [--record]',
    options: { record: { type: 'boolean' } },
    positionals: 0,
  })
  const workDir = join(root, '.data', 'lighthouse')
  await runCommand(workDir, async (context) => {
    await context.lock('npm run lighthouse')
    const { report, processes } = context
    const siteUrl = process.env.SITE_URL || (await startWarmSite(context))
    const chromium = await findChromium({ logDir: join(workDir, 'logs'), processes })
    const pages = await listBrowserPages(siteUrl)
    const rows: [string, ...number[]][] = []
    const failures: string[] = []
    for (const [page, path] of Object.entries(pages)) {
      const results = await report.step(`Measure the ${page} page (${path})`, () =>
        measure(context, { page, url: `${siteUrl}${path}`, chromium }),
      )
      const values = columns.map(({ read, of }) => rounded(of(results.map(read)), 3))
      rows.push([page, ...values])
      for (const [index, { name, min = 0, max = Number.POSITIVE_INFINITY }] of columns.entries()) {
        const measured = values[index] ?? Number.NaN
        if (measured >= min && measured <= max) continue
        failures.push(
          `${page}: ${name} is ${measured}, ${min > 0 ? `at least ${min}` : `at most ${max}`} is needed`,
        )
      }
    }
    report.line(`\n  ${machine()}; phone preset, ${rounds} rounds`)
    printTable(report, `page | ${columns.map(({ name }) => name).join(' | ')}`, rows)
    if (flags.record) {
      writeFileSync(recordFile, `${JSON.stringify(summarizeScores(rows), null, 2)}\n`)
      writeFigures()
      report.line(`  Recorded in ${recordFile}`)
    }
    for (const failure of failures) report.line(`  ✗ ${failure}`)
    if (failures.length > 0) report.line(`  The failed audits are in the files of ${workDir}.`)
    return failures.length === 0 ? 0 : 1
  })
}

/** The worst score, and the ranges of the pages. */
function summarizeScores(rows: readonly (readonly [string, ...number[]])[]) {
  const listColumnValues = (name: string) => {
    const at = columns.findIndex((column) => column.name === name)
    return rows.map(([, ...values]) => values[at] ?? Number.NaN)
  }
  const computeRange = (name: string) =>
    [lowest(listColumnValues(name)), highest(listColumnValues(name))].map(Math.round)
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules', 'lighthouse', 'package.json'), 'utf8'),
  )
  return {
    measuredOn: new Date().toISOString().slice(0, 10),
    tool: `Lighthouse ${version}`,
    pages: rows.length,
    accessibility: lowest(listColumnValues('accessibility')),
    largestPaintMs: computeRange('LCP ms'),
    layoutShift: highest(listColumnValues('CLS')),
  }
}

/** Rendering pages in advance takes a whole core, which Chromium would miss. */
async function startWarmSite(context: CommandContext): Promise<string> {
  const { site } = await startTestSite(context)
  await context.report.step('Wait until the page cache is warm', () => untilWarm(site))
  return webUrl(site)
}

async function measure(
  { processes, dataDir }: CommandContext,
  { page, url, chromium }: { page: string; url: string; chromium: string },
): Promise<readonly LighthouseResult[]> {
  const results: LighthouseResult[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const file = join(dataDir, `${page}-${round}.json`)
    const runOnce = () =>
      processes.run({
        what: `"lighthouse ${url}"`,
        file: process.execPath,
        args: [
          join(root, 'node_modules', 'lighthouse', 'cli', 'index.js'),
          url,
          `--output-path=${file}`,
          `--chrome-flags=${chromeFlags}`,
          ...options,
        ],
        cwd: dataDir,
        env: { ...machineEnvironment(process.env), CHROME_PATH: chromium },
        logFile: join(dataDir, 'logs', 'lighthouse.log'),
        timeoutMs,
      })
    // On a busy machine Chromium sometimes loses the start of its trace.
    await runOnce().catch(runOnce)
    results.push(JSON.parse(readFileSync(file, 'utf8')))
  }
  return results
}
