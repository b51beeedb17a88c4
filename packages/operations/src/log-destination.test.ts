import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { logDestination } from './log-destination.ts'

const canMount = process.getuid?.() === 0 && process.platform === 'linux'

describe('logDestination', () => {
  it.skipIf(!existsSync('/dev/full'))('cost a service on a full disk neither its life nor its end', () => {
    const full = openSync('/dev/full', 'w')
    const modules = [import.meta.resolve('pino'), new URL('log-destination.ts', import.meta.url).href]
    const script = `
      const [{ pino }, { logDestination }] = await Promise.all(${JSON.stringify(modules)}.map((module) => import(module)))
      const log = pino({}, logDestination())
      for (let line = 0; line < 100; line += 1) log.info('a line')
      setTimeout(() => log.fatal('the last one'), 10)
    `
    const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      timeout: 20_000,
    })
    closeSync(full)
    expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' })
  })

  it.skipIf(!canMount)('continue with complete lines once there is space again', () => {
    const disk = mkdtempSync(join(tmpdir(), 'log-lines-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
    const stuffing = join(disk, 'stuffing')
    const file = join(disk, 'web.log')
    const fd = openSync(file, 'a')
    try {
      writeFileSync(stuffing, Buffer.alloc(32 * 1024))
      const lines = logDestination(fd)
      for (let number = 0; number < 100; number += 1) lines.write(`${number} ${'x'.repeat(990)}\n`)
      rmSync(stuffing)
      lines.write('first again\n')
      lines.write('second again\n')
      const written = readFileSync(file, 'utf8').split('\n')
      expect(written.length).toBeLessThan(100)
      expect(written.slice(-3)).toEqual(['first again', 'second again', ''])
    } finally {
      closeSync(fd)
      execFileSync('umount', ['--lazy', disk])
      rmSync(disk, { recursive: true })
    }
  })
})
