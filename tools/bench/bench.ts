import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommandArgs, runCommand } from '../command.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { Processes } from '../processes.ts'
import type { Report } from '../report.ts'
import { startTestSite } from '../test/browser-tests.ts'
import type { Bench } from './bench-context.ts'
import { measureCostlyRequests } from './costly-requests.ts'
import { resultsDir, writeFigures } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { measureLoad } from './load.ts'
import { measureBrowser } from './main-thread.ts'
import { measureMarket } from './market.ts'
import { measureNode } from './node.ts'
import { measurePeers } from './peers.ts'
import { measureProfile } from './profile.ts'
import { machine } from './table.ts'
import { untilWarm } from './web-node.ts'

/** In this order: the last two fill the databases. */
const parts: Record<string, (bench: Bench) => Promise<void>> = {
  peers: measurePeers,
  profile: measureProfile,
  node: measureNode,
  browser: measureBrowser,
  load: measureLoad,
  costly: measureCostlyRequests,
  growth: measureGrowth,
  market: measureMarket,
}
const usage = `Name one part or none: npm run bench -- [--short] ${Object.keys(parts).join(' | ')}`

/** `npm run bench -- [--short] [part]` */
export async function run(args: readonly string[]): Promise<void> {
  const { measures, isShort } = parseBenchArgs(args)
  await runCommand(join(root, '.data', 'bench'), async (context) => {
    await context.lock('npm run bench')
    const { site } = await startTestSite(context)
    await context.report.step('Wait until the page cache is warm', () => untilWarm(site))
    context.report.line(`\n  ${machine()}`)
    for (const [name, measure] of measures) {
      // Processes of a part must not run during the next one.
      const processes = new Processes()
      context.defer(() => processes.stopAll())
      const lines: string[] = []
      const report: Report = {
        ...context.report,
        line(text = '') {
          lines.push(text)
          context.report.line(text)
        },
      }
      const before = machine()
      await measure({ context: { ...context, report, processes }, site, isShort })
      if (!isShort) recordRun(name, { date: new Date(), machine: before, lines })
      await processes.stopAll()
    }
    return 0
  })
}

/** The comparison with the peers records its rows itself. */
function recordRun(name: string, run: { date: Date; machine: string; lines: readonly string[] }): void {
  if (name !== 'peers') writeFileSync(join(resultsDir, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`)
  writeFigures()
}

function parseBenchArgs(args: readonly string[]) {
  const options = { short: { type: 'boolean', default: false } } as const
  const count = args.every((arg) => arg.startsWith('-')) ? 0 : 1
  const { values, positionals } = parseCommandArgs(args, { usage, options, positionals: count })
  const [wanted] = positionals
  const measures = Object.entries(parts).filter(([name]) => wanted === undefined || wanted === name)
  if (measures.length === 0) throw new UserError(`There is no part "${wanted}". ${usage}`)
  return { measures, isShort: values.short }
}
