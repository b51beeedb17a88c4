import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../test/temporary.ts'
import { loadSecrets } from './secrets.ts'

describe('loadSecrets', () => {
  it('generates long secrets once, in a file readable only by its owner', () => {
    const directory = temporaryDirectory()
    const secrets = loadSecrets(directory, {})
    expect(secrets.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(secrets.CONTENT_API_KEY).not.toBe(secrets.STOCK_API_KEY)
    expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(loadSecrets(directory, {})).toEqual(secrets)
  })

  it('prefers the environment and does not store its values', () => {
    const directory = temporaryDirectory()
    const env = { PAYLOAD_SECRET: 'from-the-environment' }
    expect(loadSecrets(directory, env).PAYLOAD_SECRET).toBe('from-the-environment')
    expect(JSON.parse(readFileSync(join(directory, 'secrets.json'), 'utf8'))).not.toHaveProperty(
      'PAYLOAD_SECRET',
    )
  })

  it('reports the line of an invalid file and nothing of its content', () => {
    const directory = temporaryDirectory()
    writeFileSync(join(directory, 'secrets.json'), '{\n  "A": "hidden",\n  hidden\n')
    expect(() => loadSecrets(directory, {})).toThrow(
      /^(?!.*hidden).*cannot be read \(line 3\): repair the file/,
    )
  })
})
