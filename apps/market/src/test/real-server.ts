import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const askAgainMs = 20

/** Starts the service as a process with only these settings; it is stopped with the test. */
export function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Polls until the response has this status, or the test times out. */
export async function untilStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    if (response?.status === status) return response
    await delay(askAgainMs)
  }
}
