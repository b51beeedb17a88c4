import { parseCommandArgs } from '../command.ts'
import { runChecks, runTests } from '../test/run-tests.ts'
import { suites } from '../test/suites.ts'
import { staticChecks } from './static-checks.ts'

/** `npm run check`: everything except the browser tests. */
export async function run(args: readonly string[]): Promise<void> {
  parseCommandArgs(args, { usage: 'npm run check takes no arguments.', options: {}, positionals: 0 })
  await runTests('npm run check', (_context, tools, results) =>
    runChecks([...staticChecks, ...suites], tools, results),
  )
}
