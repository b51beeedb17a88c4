import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandContext, runCommand } from '../command.ts'
import { root } from '../paths.ts'
import { machineEnvironment } from './environment.ts'
import { Results } from './results.ts'
import type { Check, Tools } from './suites.ts'
import { startTestServer } from './test-database.ts'

/** Logs and reports of the last run, also for CI. */
const workDir = join(root, '.data', 'test')

/** Two cores: two checks at a time. */
const maxConcurrent = 2

/** Runs checks and tests with a shared database server; the last line is `N passed, N failed`. */
export async function runTests(
  name: string,
  work: (context: CommandContext, tools: Tools, results: Results) => Promise<void>,
): Promise<void> {
  await runCommand(workDir, async (context) => {
    await context.lock(name)
    rmSync(join(workDir, 'logs'), { recursive: true, force: true })
    const results = new Results(context.report)
    const server = await context.report.step('Database for the tests', () =>
      startTestServer(context.processes),
    )
    context.defer(server.stop)
    const env = { ...machineEnvironment(process.env), TEST_DATABASE_URL: server.url }
    await work(context, { workDir, processes: context.processes, env }, results)
    return results.close()
  })
}

/** Runs the checks in order, two at a time. */
export async function runChecks(checks: readonly Check[], tools: Tools, results: Results): Promise<void> {
  const waiting = [...checks]
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, run } = check
      await results.add(name, () => run(tools))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, lane))
}
