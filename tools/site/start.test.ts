import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { describe, expect, it } from 'vitest'
import { readStartTime } from '../run-lock.ts'
import { runCli } from '../test/run-cli.ts'
import { temporaryDirectory } from '../test/temporary.ts'

async function freePorts() {
  const [web, cms, market] = await Promise.all([freePort(), freePort(), freePort()])
  return { WEB_PORT: String(web), CMS_PORT: String(cms), MARKET_PORT: String(market) }
}

/** Fails before a database is created. */
async function failedStart(env: NodeJS.ProcessEnv) {
  const result = await runCli(['start'], { ...(await freePorts()), ...env })
  expect(result.exitCode).toBe(1)
  expect(existsSync(join(env.DATA_DIR ?? '', 'postgres'))).toBe(false)
  return result.error
}

describe('npm start', () => {
  it('names the setting of a taken port', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const error = await failedStart({ CMS_PORT: port, DATA_DIR: temporaryDirectory() })
    server.close()
    expect(error).toBe(
      `Port ${port} is already taken: stop what listens there, or set CMS_PORT to another port.`,
    )
  })

  it('names the command that already uses the data directory', async () => {
    const directory = temporaryDirectory()
    const owner = {
      pid: process.pid,
      startTime: readStartTime(process.pid),
      command: 'npm start',
      children: [],
    }
    writeFileSync(join(directory, 'run.json'), JSON.stringify(owner))
    expect(await failedStart({ DATA_DIR: directory })).toBe(
      `"npm start" (process ${process.pid}) already works on ${directory}: stop it first, or set DATA_DIR to another directory.`,
    )
  })

  it('lists every setting that a service would reject', async () => {
    const settings = { TRUSTED_PROXIES: 'abc', SITE_URL: 'nonsense', SMTP_URL: 'foo', LOG_LEVEL: 'loud' }
    const error = await failedStart({ ...settings, DATA_DIR: temporaryDirectory() })
    expect(error.split('\n')).toEqual(
      expect.arrayContaining([
        'Correct these settings:',
        expect.stringMatching(/^web: SITE_URL/),
        expect.stringMatching(/^web: TRUSTED_PROXIES/),
        expect.stringMatching(/^CMS: SMTP_URL must look like smtp:/),
        expect.stringMatching(/^market service: LOG_LEVEL must be one of/),
      ]),
    )
  })

  it.each([
    {
      name: 'does not respond',
      url: 'postgres://site:hidden@127.0.0.1:1/site',
      error: /^The database at 127\.0\.0\.1:1 does not respond \([^\n]+\): [^\n]+$/,
    },
    {
      name: 'is not one of PostgreSQL',
      url: 'mysql://site:hidden@127.0.0.1/site',
      error: /^DATABASE_URL is not a URL like postgres:/,
    },
  ])('explains a DATABASE_URL that $name, without its password', async ({ url, error }) => {
    const shown = await failedStart({ DATABASE_URL: url, DATA_DIR: temporaryDirectory() })
    expect(shown).toMatch(error)
    expect(shown).not.toContain('hidden')
  })
})
