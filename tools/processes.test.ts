import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { isRunning, readStartTime } from './run-lock.ts'
import { temporaryDirectory, temporaryProcesses } from './test/temporary.ts'

const sleeping = 'setInterval(() => {}, 1000)'
/** Starts a child of its own, prints its process id, and stays. */
const parent = `
  const { spawn } = require('node:child_process')
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(sleeping)}]).pid)
  ${sleeping}`

const node = (script: string) => ({
  file: process.execPath,
  args: ['-e', script],
  cwd: process.cwd(),
  env: { PATH: process.env.PATH },
})

/** The first number that a program prints. */
async function printedPid(output: NodeJS.ReadableStream | null) {
  for await (const chunk of output ?? []) return Number(chunk)
  throw new Error('nothing was printed')
}

async function expectGone(pid: number) {
  const startTime = readStartTime(pid)
  await vi.waitFor(() => expect(isRunning({ pid, startTime })).toBe(false), 5_000)
}

describe('Processes', () => {
  it('stops the child processes of a crashed program', async () => {
    const processes = temporaryProcesses()
    const child = processes.start(node(parent))
    const pid = await printedPid(child.output)
    process.kill(child.pid ?? 0, 'SIGKILL')
    expect(await child.exited).toBe('SIGKILL')
    await expectGone(pid)
  })

  it('stops services before databases', async () => {
    const processes = temporaryProcesses()
    const order: string[] = []
    const database = processes.start({ ...node(sleeping), isDatabase: true })
    const service = processes.start(
      node(
        `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300)); console.log(1); ${sleeping}`,
      ),
    )
    void database.exited.then(() => order.push('database'))
    void service.exited.then(() => order.push('service'))
    await printedPid(service.output)
    await processes.stopAll()
    expect(order).toEqual(['service', 'database'])
  })

  describe('run', () => {
    it('shows the end of the log of a failed program', async () => {
      const logFile = join(temporaryDirectory(), 'build.log')
      const script = "for (let i = 1; i <= 30; i += 1) console.error('line ' + i); process.exit(3)"
      const run = temporaryProcesses().run({ what: 'The build', ...node(script), logFile, timeoutMs: 60_000 })
      await expect(run).rejects.toThrow(
        new RegExp(
          `^    line 6\\n[^]*    line 30\\nThe build failed \\(exit code 3\\); the whole output is in ${logFile}\\.$`,
        ),
      )
    })
  })
})
