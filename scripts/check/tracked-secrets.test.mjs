import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { secretsIn, trackedSecrets } from './tracked-secrets.mjs'

/** Put together here, so that this file has none. */
const chance = ['q0Zr7bT2mXw9', 'LdKc4VnE8sHy', '1JfGu5Pa'].join('')
const planted = {
  'a private key': `-----BEGIN ${'OPENSSH'} PRIVATE KEY-----`,
  'a key of AWS': `AKIA${'ABCDEFGHIJKLMNOP'}`,
  'a token of GitHub': `ghp_${chance}abcd`,
  'a token of npm': `//registry/:_authToken=npm_${chance}abcd`,
  'an address with its password': `postgres://site:${chance}@db.firma.co.id/site`,
  'a secret that is written down': `const apiKey = '${chance}'`,
}

describe('the search for secrets', () => {
  it.each(Object.entries(planted))('finds %s, and says where it is and not what', (what, line) => {
    const [fault = '', ...others] = secretsIn('apps/web/x.ts', `first\n${line}\n`)
    expect(fault).toContain(`apps/web/x.ts:2 looks like ${what}`)
    expect(fault).not.toContain(chance)
    expect(others).toEqual([])
  })

  it.each([
    "PAYLOAD_SECRET: 'only-for-the-tests-0123456789abcdef'",
    'smtp://user:password@host:587',
    ['postgres://site:$', '{password}@127.0.0.1/site'].join(''),
    "const password = readPassword('the admin of the site')",
    "passwordLabel: 'Kata sandi Anda yang sekarang'",
  ])('leaves %s', (line) => {
    expect(secretsIn('docs/x.md', line)).toEqual([])
  })

  it('looks at what git keeps, and at nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-tracked-'))
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
    git('init')
    writeFileSync(join(folder, '.env'), '')
    writeFileSync(join(folder, 'kept.ts'), planted['a secret that is written down'])
    writeFileSync(join(folder, 'loose.ts'), planted['a secret that is written down'])
    git('add', '-f', '.env', 'kept.ts')
    const { checked, faults } = trackedSecrets(folder)
    rmSync(folder, { recursive: true })
    expect(checked).toBe(2)
    expect(faults.map((fault) => fault.split(/[ :]/)[0])).toEqual(['.env', 'kept.ts'])
  })
})
