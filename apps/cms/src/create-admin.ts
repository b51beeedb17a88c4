import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { type CommandResult, createAdmin } from './services/accounts/new-admin.ts'

const usage = 'Usage: npm run create-admin -w @site/cms -- --email <address> --name <name>'

/** Reads the password from standard input; without one it is generated and printed once. */
async function run(): Promise<CommandResult> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  const password = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '')
  const payload = await getPayload({ config, disableOnInit: true })
  const result = await createAdmin(payload, { email: values.email, name: values.name, password })
  await payload.destroy()
  return result
}

const { exitCode, stdout, stderr } = await run().catch((error: unknown) => ({
  exitCode: 1,
  stdout: '',
  stderr: `No account was created. ${error instanceof Error ? error.message : error}\n${usage}\n`,
}))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exit(exitCode)
