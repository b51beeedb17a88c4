import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, isDiskFull, UserError } from './errors.ts'

const stopTimeoutMs = 15_000

interface KnownProcess {
  readonly pid: number
  /** Its start time, because process ids are reused. */
  readonly startTime: string
}

export interface LockOwner extends KnownProcess {
  readonly command: string
  /** Its programs, each the leader of a process group, which a killed command leaves running. */
  readonly children: readonly KnownProcess[]
}

export interface RunLock {
  /** Records the running programs of the command, so that the next one can stop those left by a `kill -9`. */
  record(pids: readonly number[]): void
  release(): void
}

/** Locks the data directory for this process; stops what a killed one has left. */
export async function lockDataDirectory(
  dataDir: string,
  command: string,
  { waitMs = 0 }: { waitMs?: number } = {},
): Promise<RunLock> {
  const file = join(dataDir, 'run.json')
  const self = { pid: process.pid, startTime: readStartTime(process.pid), command }
  const deadline = Date.now() + waitMs
  while (!tryToWrite(file, { ...self, children: [] })) {
    const owner = lockOwner(dataDir)
    if (owner === null) await removeStale(file)
    else if (Date.now() >= deadline) {
      throw new UserError(
        `"${owner.command}" (process ${owner.pid}) already works on ${dataDir}: stop it first, or set DATA_DIR to another directory.`,
      )
    } else await delay(200)
  }
  return {
    record(pids) {
      const children = pids.map((pid) => ({ pid, startTime: readStartTime(pid) }))
      try {
        writeFileSync(`${file}.new`, JSON.stringify({ ...self, children }))
        renameSync(`${file}.new`, file)
      } catch (error) {
        // The older list stays; other code reports the full disk.
        if (!isDiskFull(error)) throw error
      }
    },
    release() {
      if (readOwner(file)?.pid === self.pid) rmSync(file, { force: true })
    },
  }
}

/** The running process that holds the lock. */
export function lockOwner(dataDir: string): LockOwner | null {
  const owner = readOwner(join(dataDir, 'run.json'))
  return owner !== null && isRunning(owner) ? owner : null
}

function readOwner(file: string): LockOwner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Missing, or truncated by a full disk or a power failure.
    return null
  }
}

/** Writes the file atomically. */
function tryToWrite(file: string, owner: LockOwner): boolean {
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, JSON.stringify(owner))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the lock of a killed command and stops what it has left. */
async function removeStale(file: string): Promise<void> {
  const removed = `${file}.stale-${process.pid}`
  try {
    renameSync(file, removed)
  } catch (error) {
    // Another command was faster.
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const owner = readOwner(removed)
  // Between the check and the rename another command took the lock: give it back.
  if (owner !== null && isRunning(owner)) renameSync(removed, file)
  else {
    rmSync(removed, { force: true })
    await Promise.all((owner?.children ?? []).map(stopGroup))
  }
}

async function stopGroup(child: KnownProcess): Promise<void> {
  if (!isRunning(child)) return
  kill(-child.pid, 'SIGTERM')
  const deadline = Date.now() + stopTimeoutMs
  // Processes of another parent emit no event when they exit.
  while (isRunning(child) && Date.now() < deadline) await delay(50)
  kill(-child.pid, 'SIGKILL')
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

export const isRunning = ({ pid, startTime }: KnownProcess): boolean =>
  startTime !== '' && readStartTime(pid) === startTime

/** When a process started, in the system's own unit; empty if there is none, or only a zombie. */
export function readStartTime(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name is in parentheses and may contain spaces, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
