import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { runScript } from './fill.ts'
import { runOnData } from './run-on-data.ts'

/** As many articles as a slow machine writes within the timeout of a script. */
const maxPostsPerRun = 10_000

const usage = 'npm run seed -- [--posts 50000] [--force] [--lenient] [--empty]'

/** `npm run seed`: demo content; the arguments are those of apps/cms/seed/seed.ts. */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    posts: { type: 'string' },
    force: { type: 'boolean' },
    lenient: { type: 'boolean' },
    empty: { type: 'boolean' },
  } as const
  parseCommandArgs(args, { usage, options, positionals: 0 })
  const runs = seedRuns(args)
  await runOnData('npm run seed', async ({ report, processes }, site) => {
    for (const [index, own] of runs.entries()) {
      const count = runs.length === 1 ? [] : [`(${index + 1} of ${runs.length})`]
      await report.step(['Demo content', ...own, ...count].join(' '), async (note) => {
        await runScript({ site, processes }, 'cms', 'seed', own)
        const log = readFileSync(join(site.dataDir, 'logs', 'cms-seed.log'), 'utf8').trimEnd()
        // The last line is the result, or the reason for doing nothing.
        note(
          log
            .split('\n')
            .at(-1)
            ?.replace(/^seed +[\d.]+ s +/, '') ?? '',
        )
      })
    }
  })
}

/** Splits many articles into runs. Only the first gets the other arguments, so that it alone replaces content. */
export function seedRuns(args: readonly string[]): string[][] {
  const at = args.findIndex((arg) => /^--posts(=|$)/.test(arg))
  if (at < 0) return [[...args]]
  const option = args[at] ?? ''
  const isJoined = option.includes('=')
  const value = isJoined ? option.slice('--posts='.length) : (args[at + 1] ?? '')
  if (!/^\d{1,7}$/.test(value))
    throw new UserError(`--posts is "${value}", which is not a number of articles.`)
  const posts = Number(value)
  const others = args.toSpliced(at, isJoined ? 1 : 2)
  return Array.from({ length: Math.max(1, Math.ceil(posts / maxPostsPerRun)) }, (_, index) => [
    ...(index === 0 ? others : []),
    '--posts',
    String(Math.min(maxPostsPerRun, posts - index * maxPostsPerRun)),
  ])
}
