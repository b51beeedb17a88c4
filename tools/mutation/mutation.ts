import { type CommandContext, parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import type { Results } from '../test/results.ts'
import { runTests } from '../test/run-tests.ts'
import type { Tools } from '../test/suites.ts'
import { listMutableFiles } from './mutable-files.ts'
import { runMutants } from './run-mutants.ts'

/** A night has time for this many, of one eighth of the files. */
const nightlyCount = 60
const nights = 8
const dayMs = 86_400_000

const usage = 'npm run test:mutation -- <folder or file> [--seed <number>] [--count <number>]'
const options = {
  seed: { type: 'string', default: '1' },
  count: { type: 'string', default: '20' },
} as const

/** `npm run test:mutation`: puts small faults into the code and names those that no test finds. */
export async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseCommandArgs(args, { usage, options, positionals: 1 })
  const [folder = ''] = positionals
  const [seed, count] = [Number(values.seed), Number(values.count)]
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1) throw new UserError(usage)
  const files = listMutableFiles().filter((file) => `${file}/`.startsWith(`${folder.replace(/\/$/, '')}/`))
  if (files.length === 0) throw new UserError(`There is no server or pure code in "${folder}". ${usage}`)
  await runTests('npm run test:mutation', (context, tools, results) =>
    runMutants(context, tools, results, { files, seed, count }),
  )
}

/** The part of the nightly tests: each file has its turn every eighth night. */
export async function runTonight(context: CommandContext, tools: Tools, results: Results): Promise<void> {
  const day = Math.floor(Date.now() / dayMs)
  const files = listMutableFiles().filter((_, index) => index % nights === day % nights)
  await runMutants(context, tools, results, { files, seed: day, count: nightlyCount })
}
