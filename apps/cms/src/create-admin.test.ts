import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { payload } from '../test/service.ts'
import { createAdmin } from './services/accounts/new-admin.ts'

const password = 'kopi-hujan-sepeda-7'
const roleAfterLogin = async (email: string, word: string) =>
  (await payload.login({ collection: 'users', data: { email, password: word } })).user?.role

describe('createAdmin', () => {
  it('rejects an address that has an account, in any capitalization', async () => {
    const admin = { email: 'first.admin@test.example', name: 'First', password }
    expect((await createAdmin(payload, admin)).exitCode).toBe(0)
    const again = await createAdmin(payload, { ...admin, email: 'First.Admin@test.example' })
    expect(again).toMatchObject({ exitCode: 1, stdout: '' })
    expect(again.stderr).toMatch(/^No account was created\. An account with the address first\.admin@/)
  })

  it('prints a generated password, which signs in, when none is given', async () => {
    const admin = { email: 'generated@test.example', name: 'Operator', password: '' }
    const { stdout } = await createAdmin(payload, admin)
    const [, generated = ''] = /^Password: (\S{24})$/m.exec(stdout) ?? []
    expect(await roleAfterLogin(admin.email, generated)).toBe('admin')
  })

  it.each([
    { problem: 'a common password', admin: { password: 'Password12345' }, message: 'among the most common' },
    { problem: 'no name', admin: { name: undefined }, message: '--name is missing' },
    { problem: 'text that is no address', admin: { email: 'sinta' }, message: 'not an email address' },
  ])('creates no account with $problem', async ({ admin, message }) => {
    const before = await payload.count({ collection: 'users' })
    const wanted = { email: 'second@test.example', name: 'Sinta Ayu', password, ...admin }
    expect((await createAdmin(payload, wanted)).stderr).toContain(message)
    expect(await payload.count({ collection: 'users' })).toEqual(before)
  })
})

describe('the create-admin command', () => {
  // Loads the whole CMS, which takes a busy machine more than the usual 30 s.
  it('takes the password from standard input and prints it nowhere', { timeout: 120_000 }, async () => {
    const email = 'stdin@test.example'
    const command = ['src/create-admin.ts', '--email', email, '--name', 'Operator']
    // Uses the tests' hashing, otherwise the account could not sign in here.
    const child = spawn(process.execPath, ['--import', './test/quick-hashing.ts', ...command], {
      cwd: new URL('..', import.meta.url),
    })
    child.stdin.end(`${password}\n`)
    const output = Promise.all([text(child.stdout), text(child.stderr)])
    const [[stdout, stderr], [code]] = await Promise.all([output, once(child, 'close')])
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `Created the admin ${email}.\n`, stderr: '' })
    expect(await roleAfterLogin(email, password)).toBe('admin')
  })
})
