import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../session/ports.mjs'
import { processIdentity } from '../session/process-groups.mjs'
import { withoutSettings } from '../test/without-settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {NodeJS.ProcessEnv} env */
async function start(env) {
  const script = fileURLToPath(new URL('../start.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let sentence = ''
  child.stderr.on('data', (chunk) => {
    sentence += chunk
  })
  const [code] = await once(child, 'close')
  return { code, sentence: sentence.trim() }
}

async function freePorts() {
  const [web, cms, market] = await Promise.all([freePort(), freePort(), freePort()])
  return { WEB_PORT: String(web), CMS_PORT: String(cms), MARKET_PORT: String(market) }
}

describe('npm start', () => {
  it('ends with one sentence when a port is taken', async () => {
    const ports = await freePorts()
    const server = createServer().listen(Number(ports.CMS_PORT), '127.0.0.1')
    await once(server, 'listening')
    const { code, sentence } = await start({ ...ports, DATA_DIR: join(folder, 'port') })
    server.close()
    expect(sentence).toBe(
      `Port ${ports.CMS_PORT} is already taken: stop what listens there, or set CMS_PORT to another port.`,
    )
    expect(code).toBe(1)
  })

  it('ends with one sentence when the data folder cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, sentence } = await start({ ...(await freePorts()), DATA_DIR: file })
    expect(sentence).toMatch(/^The data folder \S+ cannot be written \(\w+\): [^\n]+$/)
    expect(code).toBe(1)
  })

  it('ends with one sentence when another start works on the same data', async () => {
    const dataDir = mkdtempSync(join(folder, 'locked-'))
    const owner = { pid: process.pid, identity: processIdentity(process.pid), command: 'npm start' }
    writeFileSync(join(dataDir, 'run.json'), JSON.stringify(owner))
    const { code, sentence } = await start({ ...(await freePorts()), DATA_DIR: dataDir })
    expect(sentence).toBe(
      `"npm start" (process ${process.pid}) already works on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
    expect(code).toBe(1)
  })

  it('names every setting that a service would refuse before it makes anything', async () => {
    const { code, sentence } = await start({
      ...(await freePorts()),
      DATA_DIR: join(folder, 'settings'),
      TRUSTED_PROXIES: 'abc',
      SITE_URL: 'nonsense',
      SMTP_URL: 'foo',
      LOG_LEVEL: 'laut',
    })
    const [head, ...faults] = sentence.split('\n')
    expect(head).toBe('Settings have to be corrected:')
    for (const fault of [
      /^site \(web\): SITE_URL/,
      /^site \(web\): TRUSTED_PROXIES/,
      /^content service \(cms\): SMTP_URL must look like smtp:/,
      /^stock service \(market\): LOG_LEVEL must be one of/,
    ]) {
      expect(faults).toContainEqual(expect.stringMatching(fault))
    }
    expect(existsSync(join(folder, 'settings', 'postgres'))).toBe(false)
    expect(code).toBe(1)
  })

  it('ends with one sentence when DATABASE_URL leads nowhere, without telling its password', async () => {
    const port = await freePort()
    const { code, sentence } = await start({
      ...(await freePorts()),
      DATA_DIR: join(folder, 'nowhere'),
      DATABASE_URL: `postgres://site:hidden@127.0.0.1:${port}/site`,
    })
    expect(sentence).toMatch(/^The database at 127\.0\.0\.1:\d+ does not answer \([^\n]+\): [^\n]+$/)
    expect(sentence).not.toContain('hidden')
    expect(code).toBe(1)
  })
})
