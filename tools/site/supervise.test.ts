import { describe, expect, it } from 'vitest'
import { temporaryProcesses } from '../test/temporary.ts'
import { supervise } from './supervise.ts'

function supervised(script: string) {
  const processes = temporaryProcesses()
  const lines: string[] = []
  const started: (number | undefined)[] = []
  const restart = () => {
    const child = processes.start({
      file: process.execPath,
      args: ['-e', script],
      cwd: '/',
      env: process.env,
    })
    started.push(child.pid)
    return child
  }
  const end = supervise(restart(), {
    title: 'CMS',
    restart,
    report: { line: (text = '') => void lines.push(text) },
    isStopping: () => processes.isStopping,
  })
  return { processes, lines, started, end }
}

describe('supervise', () => {
  it('restarts a program that exits, and gives up after six exits within a minute', async () => {
    const { lines, started, end } = supervised('process.exit(3)')
    expect(await end).toBe('exit code 3')
    expect(lines).toEqual(Array.from({ length: 5 }, () => '  The CMS exited unexpectedly and is restarted.'))
    expect(new Set(started).size).toBe(6)
  })

  it('does not restart a program while everything is being stopped', async () => {
    const { processes, lines, started, end } = supervised('setInterval(() => {}, 1000)')
    await processes.stopAll()
    expect(await end).toBe('SIGTERM')
    expect([lines, started.length]).toEqual([[], 1])
  })
})
