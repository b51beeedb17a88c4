import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { cpuSeconds, residentMegabytes } from './process-cost.mjs'

describe.skipIf(process.platform !== 'linux')('the cost of a process group', () => {
  it('is what all its processes have taken', async () => {
    const work = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'
    const parent = `
      const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(`${work} console.log(); setInterval(() => {}, 1000)`)}], { stdio: ['ignore', 'inherit', 'ignore'] })
    `
    const child = spawn(process.execPath, ['-e', parent], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    try {
      await once(child.stdout, 'data')
      expect(cpuSeconds(child.pid)).toBeGreaterThanOrEqual(0.3)
      // Two Node processes; one has some 40 MB.
      expect(residentMegabytes(child.pid)).toBeGreaterThan(60)
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
  })

  it('is nothing where there is no such group', () => {
    expect(cpuSeconds(2 ** 30)).toBe(0)
    expect(residentMegabytes(2 ** 30)).toBe(0)
  })
})
