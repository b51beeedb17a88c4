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
    'smtp://user:password@host:587',
    ['postgres://site:$', '{password}@127.0.0.1/site'].join(''),
    "const password = readPassword('the admin of the site')",
    "passwordLabel: 'Kata sandi Anda yang sekarang'",
  ])('leaves %s', (line) => {
    expect(secretsIn('docs/x.md', line)).toEqual([])
  })

  const invented = 'a-password-that-is-invented'
  const line = `const password = '${invented}'`

  it.each(['apps/cms/test/x.ts', 'apps/web/e2e/x.ts', 'apps/web/server/x.test.ts', 'docs/x.md'])(
    'finds a secret in %s, whatever the file is for',
    (file) => {
      expect(secretsIn(file, line)).toHaveLength(1)
      expect(secretsIn(file, planted['a secret that is written down'])).toHaveLength(1)
    },
  )

  it('leaves the exact text that is named as invented, and finds another one beside it', () => {
    expect(secretsIn('x.test.ts', line, [invented])).toEqual([])
    const beside = secretsIn('x.test.ts', `${line}\n${planted['a secret that is written down']}`, [invented])
    expect(beside).toEqual([expect.stringContaining('x.test.ts:2 looks like')])
    expect(secretsIn('x.test.ts', line.replace('invented', 'invented-2'), [invented])[0]).toContain(
      'x.test.ts:1',
    )
  })

  it('wants no text named that the file does not have', () => {
    expect(secretsIn('x.test.ts', 'nothing', [invented])).toEqual([expect.stringContaining('take it out')])
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
    const { checked, faults } = trackedSecrets(folder, { 'gone.ts': ['x'] })
    rmSync(folder, { recursive: true })
    expect(checked).toBe(2)
    expect(faults.map((fault) => fault.split(/[ :]/)[0])).toEqual([
      '.env',
      'kept.ts',
      'scripts/check/invented-secrets.json',
    ])
  })
})
