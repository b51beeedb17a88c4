import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { englishError } from '#cms/base/errors/english-error.ts'
import { normalizeEmail } from './normalize-email.ts'

const AdminSchema = v.object({
  email: v.pipe(v.string('--email is missing.'), v.email('--email is not an email address.')),
  name: v.pipe(v.string('--name is missing.'), v.trim(), v.nonEmpty('--name is missing.')),
  password: v.string(),
})

export interface NewAdmin {
  readonly email: string | undefined
  readonly name: string | undefined
  /** Empty: one is generated and printed. */
  readonly password: string
}
export interface CommandResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Creates an admin with the same checks as the admin form. Prints only a generated password. */
export async function createAdmin(payload: Payload, wanted: NewAdmin): Promise<CommandResult> {
  const password = wanted.password || randomBytes(18).toString('base64url')
  const failure = await addAccount(payload, { ...wanted, password })
  if (failure !== null) {
    return { exitCode: 1, stdout: '', stderr: `No account was created. ${failure}\n` }
  }
  const generated = wanted.password === '' ? `Password: ${password}\nSign in and change it.\n` : ''
  return { exitCode: 0, stdout: `Created the admin ${wanted.email}.\n${generated}`, stderr: '' }
}

/** Returns why the account could not be created, or null. */
async function addAccount(payload: Payload, wanted: NewAdmin): Promise<string | null> {
  const parsed = v.safeParse(AdminSchema, wanted)
  if (!parsed.success) return parsed.issues.map(({ message }) => message).join(' ')
  const { name, password } = parsed.output
  const email = normalizeEmail(parsed.output.email)
  if (email === null) return '--email may contain ASCII characters only.'
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs > 0)
    return `An account with the address ${email} exists. Reset its password in the admin, or use another address.`
  try {
    await payload.create({ collection: 'users', data: { email, name, password, role: 'admin' } })
    return null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return englishError(error, error.message)
  }
}
