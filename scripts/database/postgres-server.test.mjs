import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFamily } from '../session/family.mjs'
import { query } from './database.mjs'
import { startPostgres } from './postgres-server.mjs'

describe('embedded PostgreSQL', () => {
  let folder = ''
  /** @type {import('../session/family.mjs').Family} */
  let family
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
    family = startFamily()
    family.removeAtEnd(folder)
  })
  afterEach(() => family.end())

  /** @param {number} [port] */
  const start = (port) =>
    startPostgres({
      dataDir: join(folder, 'postgres'),
      password: 'only for this test',
      logFile: join(folder, 'log'),
      ...(port ? { port } : {}),
      family,
    })

  it('keeps its data and its port over kill -9', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    const gone = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await gone
    const second = await start(first.port)
    expect(second.port).toBe(first.port)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is not misled by a stale process number that now belongs to another process', async () => {
    const first = await start()
    const pidFile = join(folder, 'postgres', 'postmaster.pid')
    const content = readFileSync(pidFile, 'utf8')
    const gone = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await gone
    const stranger = spawn('sleep', ['60'])
    writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    try {
      const second = await start()
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(stranger.exitCode).toBeNull()
    } finally {
      stranger.kill()
    }
  })

  it('ends a server that a killed start has left running, and takes its data over', async () => {
    const leftover = await start()
    const gone = new Promise((resolve) => leftover.process.once('exit', resolve))
    const second = await start()
    await gone
    expect(second.process.pid).not.toBe(leftover.process.pid)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.skipIf(!existsSync('/proc/self/environ'))('is told none of the secrets that the site has', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'nobody-elses')
    const { process: server } = await start()
    vi.unstubAllEnvs()
    const told = readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0')
    expect(told).toContain(`PATH=${process.env.PATH}`)
    expect(told.join('\n')).not.toContain('nobody-elses')
    const names = told.filter((entry) => entry !== '').map((entry) => entry.split('=')[0])
    expect(names.filter((name) => /KEY|SECRET|PASSWORD|_URL|^S3_/.test(name ?? ''))).toEqual([])
  })

  it('asks for the password', async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = 'guessed'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })
})
