import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Processes } from '../processes.ts'
import { temporaryDirectory, temporaryProcesses } from '../test/temporary.ts'
import { startEmbedded } from './embedded.ts'
import { query } from './query.ts'

function embedded() {
  const directory = temporaryDirectory()
  const processes = temporaryProcesses()
  const dataDir = join(directory, 'postgres')
  const logFile = join(directory, 'log')
  const start = (port?: number, own = processes) =>
    startEmbedded({ dataDir, password: 'test only', logFile, processes: own, ...(port ? { port } : {}) })
  return { start, dataDir, logFile }
}

describe('embedded PostgreSQL', () => {
  it('keeps its data and its port over kill -9, even if another process got its old process id', async () => {
    const { start, dataDir } = embedded()
    const first = await start()
    await query(first.url, 'create table stored as select 42 as value')
    const pidFile = join(dataDir, 'postmaster.pid')
    const content = readFileSync(pidFile, 'utf8')
    first.process.stop('SIGKILL')
    await first.process.exited
    const stranger = spawn('sleep', ['60'])
    onTestFinished(() => void stranger.kill())
    writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    const second = await start(first.port)
    expect(second.port).toBe(first.port)
    expect(await query(second.url, 'select value from stored')).toEqual([{ value: 42 }])
    expect(stranger.exitCode).toBeNull()
  })

  it('stops a server left by a killed command', async () => {
    const { start } = embedded()
    // Of a command whose list of programs is lost.
    const leftover = await start(undefined, new Processes())
    const second = await start()
    expect(await leftover.process.exited).not.toBe('SIGKILL')
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('requires the password and rotates a long log', async () => {
    const { start, logFile } = embedded()
    writeFileSync(logFile, '')
    truncateSync(logFile, 11_000_000)
    const wrong = new URL((await start()).url)
    wrong.password = 'guessed'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(`${logFile}.1`).size).toBe(11_000_000)
  })

  it.skipIf(!existsSync('/proc/self/environ'))('receives none of the secrets of the site', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'secret-of-another')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { process: server } = await embedded().start()
    const given = readFileSync(`/proc/${server.pid}/environ`, 'utf8')
    expect(given).toContain('PATH=')
    expect(given).not.toMatch(/secret-of-another|PAYLOAD_SECRET/)
  })
})
