import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { root } from './paths.ts'
import { isRunning, readStartTime } from './run-lock.ts'
import { temporaryDirectory } from './test/temporary.ts'

/** A command that starts a program, writes its process id to `pid`, prints "ready" and does the given work. */
function startCommand(work: string) {
  const directory = temporaryDirectory()
  const pidFile = join(directory, 'pid')
  const script = join(directory, 'command.ts')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
    import { runCommand } from '${join(root, 'tools', 'command.ts')}'
    await runCommand('${join(directory, 'data')}', async (context) => {
      const { processes, report } = context
      const child = processes.start({ file: 'sleep', args: ['60'], cwd: '/', env: process.env })
      context.defer(() => writeFileSync('${join(directory, 'deferred')}', ''))
      writeFileSync('${pidFile}', String(child.pid))
      ${work}
    })`,
  )
  const command = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  if (command.stdout === null || command.stderr === null) throw new Error('no pipes')
  command.stdout.resume()
  const error = text(command.stderr)
  return {
    command,
    ready: () => vi.waitFor(() => readFileSync(pidFile, 'utf8'), 20_000),
    /** The exit code and the error output, after all its processes have exited. */
    async end() {
      // Not 'close', which Node does not emit after the IPC channel was disconnected.
      const [code] = await once(command, 'exit')
      const pid = Number(readFileSync(pidFile, 'utf8'))
      expect(isRunning({ pid, startTime: readStartTime(pid) })).toBe(false)
      readFileSync(join(directory, 'deferred'))
      return { code, error: (await error).trim() }
    },
  }
}

const serving = 'context.markServing(); await new Promise(() => {})'

describe('runCommand', () => {
  it.each([
    { signal: 'SIGTERM', work: serving, code: 0 },
    { signal: 'SIGINT', work: 'await new Promise(() => {})', code: 130 },
  ] as const)('stops everything on $signal and exits with $code', async ({ signal, work, code }) => {
    const { command, ready, end } = startCommand(work)
    await ready()
    command.kill(signal)
    expect(await end()).toEqual({ code, error: '' })
  })

  it('stops everything when bootstrap.mjs is killed', async () => {
    const { command, ready, end } = startCommand(serving)
    await ready()
    command.disconnect()
    expect((await end()).code).toBe(1)
  })

  it.each([
    {
      name: 'a lost database',
      thrown: "Object.assign(new Error('terminating'), { code: '57P01' })",
      error: /^The connection to the database was lost \(terminating\)/,
    },
  ])('explains $name in one sentence and stops everything', async ({ thrown, error }) => {
    const result = await startCommand(`throw ${thrown}`).end()
    expect(result.error).toMatch(error)
    expect(result.error).not.toContain('\n')
    expect(result.code).toBe(1)
  })
})
