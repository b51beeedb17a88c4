import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowedSecrets, loadSecrets } from './secrets.mjs'

describe('loadSecrets', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('makes secrets of enough characters that only their owner may read', () => {
    const secrets = loadSecrets(folder, {})
    expect(secrets.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(secrets.CONTENT_API_KEY).not.toBe(secrets.STOCK_API_KEY)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('gives the same secrets at the next start', () => {
    expect(loadSecrets(folder, {})).toEqual(loadSecrets(folder, {}))
  })

  it('prefers the environment and does not write it down', () => {
    const secrets = loadSecrets(folder, { PAYLOAD_SECRET: 'from-the-environment' })
    expect(secrets.PAYLOAD_SECRET).toBe('from-the-environment')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('from-the-environment')
  })

  it('makes none in place of what the environment has', () => {
    loadSecrets(folder, { PAYLOAD_SECRET: 'from-the-environment' })
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).not.toHaveProperty(
      'PAYLOAD_SECRET',
    )
  })

  it('does not replace a file that it cannot read', () => {
    writeFileSync(join(folder, 'secrets.json'), '{ cut off')
    expect(() => loadSecrets(folder, {})).toThrow(/cannot be read \(line 1\): restore the file/)
  })

  it('says which line has a comma too many, and never what the file says', () => {
    writeFileSync(join(folder, 'secrets.json'), '{\n  "A": "hidden",\n  "B": "hidden",\n}\n')
    expect(() => loadSecrets(folder, {})).toThrow(/\(the comma at the end of line 3 is one too many\)/)
    writeFileSync(join(folder, 'secrets.json'), 'hidden')
    expect(() => loadSecrets(folder, {})).toThrow(/^(?!.*hidden)/)
  })
})

describe('borrowedSecrets', () => {
  it('writes none down beside a database of one’s own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-secrets-'))
    const secrets = borrowedSecrets(folder, { DATABASE_URL: 'postgres://own', PAYLOAD_SECRET: 'given' })
    expect(secrets.PAYLOAD_SECRET).toBe('given')
    expect(secrets.CONTENT_API_KEY.length).toBeGreaterThanOrEqual(32)
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
