import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from '#cms/payload.config.ts'
import { createAdmin } from './new-admin.ts'

/**
 * `npm run create-admin -w @site/cms -- --email <address> --name <name>`: takes the password from standard input, or
 * generates one and prints it once.
 */
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
const password = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '')

const payload = await getPayload({ config, disableOnInit: true })
const { exitCode, stdout, stderr } = await createAdmin(payload, {
  email: values.email,
  name: values.name,
  password,
})
process.stdout.write(stdout)
process.stderr.write(stderr)
await payload.destroy()
process.exit(exitCode)
