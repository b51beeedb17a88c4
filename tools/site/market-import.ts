import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { workspaceScript } from '../processes.ts'
import { runScript } from './fill.ts'
import { runOnData } from './run-on-data.ts'
import { serviceEnvironment } from './services.ts'

const usage = 'Name the directory of the files: npm run market:import -- [--watch] [--strict] <directory>'

/** `npm run market:import -- [--watch] [--strict] <directory>` */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    watch: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseCommandArgs(args, { usage, options, positionals: 1 })
  // npm changes to the project's directory, but the path is relative to the caller's.
  const directory = resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? '')
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no directory ${directory}.`)
  }
  const strict = values.strict ? ['--strict'] : []
  await runOnData('npm run market:import', async (context, site) => {
    const { report, processes } = context
    if (values.watch) {
      context.markServing()
      const command = workspaceScript('apps/market', 'import', ['--watch', ...strict, directory])
      const env = serviceEnvironment('market', site)
      const reason = await processes.start({ ...command, env, stdout: 'inherit' }).exited
      throw new UserError(`The import exited unexpectedly (${reason ?? 'exit code 0'}).`)
    }
    const rows = await report.step(`Import ${directory}`, async (note) => {
      await runScript({ site, processes }, 'market', 'import', [...strict, directory])
      // The importer logs its result, then the report.
      const log = readFileSync(join(site.dataDir, 'logs', 'market-import.log'), 'utf8')
        .trimEnd()
        .split('\n')
      const result = log.findIndex((line) => line.includes(' imported, '))
      if (result < 0) return []
      // The step itself prints its duration.
      note(log[result]?.replace(/ \([\d.]+ s\)\.$/, '') ?? '')
      return log.slice(result + 1)
    })
    for (const line of rows) report.line(`  ${line}`)
  })
}
