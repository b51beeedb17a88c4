import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockDataDirectory, readStartTime } from './run-lock.ts'
import { temporaryDirectory } from './test/temporary.ts'

/** A program that leads a process group, like the services. */
function sleepingGroup() {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { child, known: { pid: child.pid ?? 0, startTime: readStartTime(child.pid ?? 0) } }
}

const killed = { pid: 2 ** 22 + 1, startTime: '1', command: 'npm start' }

describe('lockDataDirectory', () => {
  it('takes over from a killed command and stops the programs it left', async () => {
    const directory = temporaryDirectory()
    const left = sleepingGroup()
    const exited = once(left.child, 'exit')
    writeFileSync(join(directory, 'run.json'), JSON.stringify({ ...killed, children: [left.known] }))
    const lock = await lockDataDirectory(directory, 'npm start')
    await exited
    lock.release()
  })

  it('does not touch a process that got the id of a recorded one', async () => {
    const directory = temporaryDirectory()
    const other = sleepingGroup()
    const children = [{ pid: other.known.pid, startTime: '1' }]
    writeFileSync(join(directory, 'run.json'), JSON.stringify({ ...killed, children }))
    const lock = await lockDataDirectory(directory, 'npm start')
    expect(other.child.exitCode).toBeNull()
    expect(other.child.signalCode).toBeNull()
    lock.release()
  })
})
