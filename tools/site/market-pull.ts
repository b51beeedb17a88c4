import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { workspaceScript } from '../processes.ts'
import { runOnData } from './run-on-data.ts'
import { serviceEnvironment } from './services.ts'

const usage = 'Usage: npm run market:pull -- [--watch] [--since <day>]'

/** `npm run market:pull -- [--watch] [--since <day>]` */
export async function run(args: readonly string[]): Promise<void> {
  const options = { watch: { type: 'boolean', default: false }, since: { type: 'string' } } as const
  const { values } = parseCommandArgs(args, { usage, options, positionals: 0 })
  const { MARKET_VENDOR_KEY } = process.env
  if (!process.env.MARKET_VENDOR || !MARKET_VENDOR_KEY) {
    throw new UserError('Set MARKET_VENDOR and MARKET_VENDOR_KEY: see docs/guides/import-market-data.md.')
  }
  await runOnData('npm run market:pull', async ({ markServing, processes }, site) => {
    if (values.watch) markServing()
    const given = [...(values.watch ? ['--watch'] : []), ...(values.since ? ['--since', values.since] : [])]
    const command = workspaceScript('apps/market', 'pull', given)
    const env = { ...serviceEnvironment('market', site), MARKET_VENDOR_KEY }
    const reason = await processes.start({ ...command, env, stdout: 'inherit' }).exited
    if (reason !== null || values.watch) {
      throw new UserError(`The pull ended (${reason ?? 'exit code 0'}): see the messages above.`)
    }
  })
}
