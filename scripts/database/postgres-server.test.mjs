import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
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

  /**
   * @param {number} [port]
   * @param {{ settings?: string[], say?: (line: string) => void }} [others]
   */
  const start = (port, others) =>
    startPostgres({
      dataDir: join(folder, 'postgres'),
      password: 'only for this test',
      logFile: join(folder, 'log'),
      ...(port ? { port } : {}),
      ...others,
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

  it.skipIf(process.platform !== 'linux')('ends what still computes after kill -9, and starts', async () => {
    const first = await start()
    const client = new pg.Client(first.url)
    const isCutOff = new Promise((resolve) => client.once('error', resolve))
    await client.connect()
    // Longer than a start waits for memory that is held, and not for ever where this fails.
    const longLoop = `do $$ declare over timestamptz := clock_timestamp() + interval '25 s';
      begin while clock_timestamp() < over loop end loop; end $$`
    const outcome = client.query(longLoop).then(
      () => 'came to its end',
      () => 'was ended',
    )
    await vi.waitFor(async () => {
      const busy = "select from pg_stat_activity where state = 'active' and query like 'do %'"
      expect(await query(first.url, busy)).toHaveLength(1)
    }, 10_000)
    const gone = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await gone
    const second = await start(first.port)
    expect(await outcome).toBe('was ended')
    await isCutOff
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('has as long as it needs to recover what it has, and says each minute that it does', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    const gone = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await gone
    // A recovery lasts as long as PostgreSQL waits for the changes that it asks for.
    const pending = join(folder, 'pending')
    writeFileSync(pending, '')
    const signal = join(folder, 'postgres', 'recovery.signal')
    writeFileSync(signal, '')
    // Whoever the server runs as.
    chmodSync(signal, 0o666)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      /** @type {string[]} */
      const lines = []
      const second = start(first.port, {
        settings: [`restore_command=while [ -e ${pending} ]; do sleep 0.05; done; false`],
        say: (line) => void lines.push(line),
      })
      const isOver = second.then(
        () => true,
        () => true,
      )
      const log = join(folder, 'log')
      await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('interrupted'), 20_000)
      for (const minutes of [1, 2]) {
        vi.setSystemTime(Date.now() + 61_000)
        await Promise.race([isOver, vi.waitFor(() => expect(lines).toHaveLength(minutes), 10_000)])
      }
      rmSync(pending)
      expect(await query((await second).url, 'select answer from kept')).toEqual([{ answer: 42 }])
      expect(lines).toEqual([expect.stringContaining('for 1 min'), expect.stringContaining('for 2 min')])
    } finally {
      vi.useRealTimers()
      rmSync(pending, { force: true })
    }
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

  it('begins a new log where the one of before has become long', async () => {
    const log = join(folder, 'log')
    writeFileSync(log, '')
    truncateSync(log, 11_000_000)
    await start()
    expect(statSync(`${log}.1`).size).toBe(11_000_000)
    expect(readFileSync(log, 'utf8')).toContain('ready to accept connections')
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
