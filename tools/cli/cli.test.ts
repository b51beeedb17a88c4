import { describe, expect, it } from 'vitest'
import { runCli } from '../test/run-cli.ts'
import { temporaryDirectory } from '../test/temporary.ts'

describe('wrong arguments', () => {
  it.each([
    { args: ['strat'], error: /^There is no command "strat": use one of start, dev, / },
    {
      args: ['start', '--fast'],
      error: /^Unknown option '--fast'\. Usage: npm start, or npm start -- --empty [^\n]+\.$/,
    },
    { args: ['backup', '/a', '/b'], error: /^"\/b" is one argument too many\. Name the directory/ },
    { args: ['restore', '/nowhere'], error: /^There is no backup of `npm run backup` in \/nowhere\./ },
    { args: ['seed', '--posts', 'many'], error: /^--posts is "many", which is not a number of articles\.$/ },
    { args: ['market:import', '/nowhere'], error: /^There is no directory \/nowhere\.$/ },
    { args: ['market:pull'], error: /^Set MARKET_VENDOR and MARKET_VENDOR_KEY: see docs\/guides\// },
    {
      args: ['test:mutation', 'apps/web/e2e'],
      error: /^There is no server or pure code in "apps\/web\/e2e"/,
    },
    { args: ['test:nightly', 'soup'], error: /^There is no part "soup"\. Name one part or none/ },
  ])('give one sentence and exit code 1: $args', async ({ args, error }) => {
    const result = await runCli(args, { DATA_DIR: temporaryDirectory() })
    expect(result.error).toMatch(error)
    expect(result.error.split('\n')).toHaveLength(1)
    expect(result.exitCode).toBe(1)
  })

  it.each(['backup', 'restore'])('of %s include a database of the operator’s own', async (command) => {
    const { error } = await runCli([command, '/a'], { DATABASE_URL: 'postgres://site@localhost/site' })
    expect(error).toMatch(
      /^This command is for the embedded database, and DATABASE_URL is set: use pg_(dump|restore) /,
    )
  })
})
