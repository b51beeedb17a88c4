import { UserError } from '../errors.ts'

/** All npm commands of the repository: `node tools/bootstrap.mjs <name> [arguments]`. */
const commands = {
  start: () => serving('start'),
  dev: () => serving('dev'),
  seed: () => import('../site/seed.ts'),
  'market:import': () => import('../site/market-import.ts'),
  'market:pull': () => import('../site/market-pull.ts'),
  backup: () => import('../backup/backup.ts'),
  restore: () => import('../backup/restore.ts'),
  export: () => import('../backup/export.ts'),
  check: () => import('../checks/check.ts'),
  test: () => import('../test/test.ts'),
  bench: () => import('../bench/bench.ts'),
  lighthouse: () => import('../bench/lighthouse.ts'),
  'test:mutation': () => import('../mutation/mutation.ts'),
  'test:nightly': () => import('../nightly/nightly.ts'),
} satisfies Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<unknown> }>>

async function serving(mode: 'start' | 'dev') {
  const { serve } = await import('../site/serve.ts')
  return { run: (typed: readonly string[]) => serve(mode, typed) }
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const load = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (load === undefined)
    throw new UserError(`There is no command "${name}": use one of ${Object.keys(commands).join(', ')}.`)
  const { run } = await load()
  await run(args)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
