import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { workspaceScript } from '../processes.ts'
import { runOnData } from './run-on-data.ts'
import { serviceEnvironment } from './services.ts'

const usage =
  'Name the directory of the files: npm run market:import -- [--watch] [--strict] [--publish-held] <directory>'

/** `npm run market:import -- [--watch] [--strict] [--publish-held] <directory>` */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    watch: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'publish-held': { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseCommandArgs(args, { usage, options, positionals: 1 })
  // npm changes to the project's directory, but the path is relative to the caller's.
  const directory = resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? '')
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no directory ${directory}.`)
  }
  const flags = [
    ...(values.strict ? ['--strict'] : []),
    ...(values['publish-held'] ? ['--publish-held'] : []),
  ]
  await runOnData('npm run market:import', async (context, site) => {
    const { report, processes } = context
    const env = serviceEnvironment('market', site)
    if (values.watch) {
      context.markServing()
      const command = workspaceScript('apps/market', 'import', ['--watch', ...flags, directory])
      const reason = await processes.start({ ...command, env, stdout: 'inherit' }).exited
      throw new UserError(`The import exited unexpectedly (${reason ?? 'exit code 0'}).`)
    }
    const rows = await report.step(`Import ${directory}`, async (note) => {
      // Its own output, not a log file: two imports at once would read each other's.
      const command = workspaceScript('apps/market', 'import', [...flags, directory])
      const output = await processes.readOutput({ what: 'The import', ...command, env })
      const [summary = '', ...lines] = output.split('\n')
      // The step itself prints its duration.
      note(summary.replace(/ \([\d.]+ s\)\.$/, ''))
      return lines
    })
    for (const line of rows) report.line(`  ${line}`)
  })
}
