import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode } from './fault.mjs'

/**
 * What is ended together. A service is a process group; the database is its postmaster alone, because
 * PostgreSQL's own processes leave the group and follow their postmaster.
 *
 * @typedef {{ pid: number, kind: 'service' | 'database', identity: string }} Guarded
 */

/** Longer than what a service gives itself (packages/operations/src/graceful-stop.ts). */
export const graceMs = 11_000

/**
 * When a process started, so that a process number which the system has given to another process since
 * is never mistaken for the first one. Empty when there is no such process.
 *
 * @param {number} pid
 */
export function processIdentity(pid) {
  try {
    if (process.platform === 'linux') {
      const { state, startTime } = statOf(pid)
      return isDead(state) ? '' : startTime
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** @param {Guarded} guarded */
export function isAlive(guarded) {
  const target = guarded.kind === 'service' ? -guarded.pid : guarded.pid
  try {
    process.kill(target, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
  // Where nobody collects the dead (a container without init), they stay visible as zombies.
  return process.platform !== 'linux' || hasRunningMember(guarded)
}

/**
 * True when the number still belongs to what was once recorded under it. Without a leader the group is still
 * ours: the system does not give the number away while the group has a member.
 *
 * @param {Guarded} guarded
 */
export function isSameProcess(guarded) {
  const identity = processIdentity(guarded.pid)
  return identity === '' || identity === guarded.identity
}

/**
 * Ends services first and databases last, each kindly, then by force. Resolves when all are gone, or when
 * even force did not help within two seconds.
 *
 * @param {Guarded[]} all
 * @param {{ graceMs?: number }} [options]
 */
export async function endAll(all, options = {}) {
  const grace = options.graceMs ?? graceMs
  const services = all.filter((one) => one.kind === 'service')
  const databases = all.filter((one) => one.kind === 'database')
  await Promise.all(
    services.map((one) =>
      end(one, [
        ['SIGTERM', grace],
        ['SIGKILL', 2_000],
      ]),
    ),
  )
  // SIGINT is PostgreSQL's fast shutdown (clients are cut, nothing is lost); SIGQUIT leaves recovery to the next start.
  await Promise.all(
    databases.map((one) =>
      end(one, [
        ['SIGINT', grace],
        ['SIGQUIT', 3_000],
        ['SIGKILL', 2_000],
      ]),
    ),
  )
}

/**
 * Ends processes of a database whose postmaster was killed as that does when one of them is: at once. Asked kindly, some
 * of them would first write down that all is in order.
 *
 * @param {number[]} pids
 */
export async function endOrphans(pids) {
  await Promise.all(
    pids.map((pid) =>
      end({ pid, kind: 'database', identity: processIdentity(pid) }, [
        ['SIGQUIT', 3_000],
        ['SIGKILL', 2_000],
      ]),
    ),
  )
}

/**
 * @param {Guarded} guarded
 * @param {[NodeJS.Signals, number][]} signals each with the milliseconds that it is given
 */
async function end(guarded, signals) {
  for (const [signal, waitMs] of signals) {
    if (!isAlive(guarded)) return
    try {
      process.kill(guarded.kind === 'service' ? -guarded.pid : guarded.pid, signal)
    } catch (error) {
      if (hasCode(error, 'ESRCH')) return
      throw error
    }
    if (await isGoneWithin(guarded, waitMs)) return
  }
}

/**
 * @param {Guarded} guarded
 * @param {number} waitMs
 */
async function isGoneWithin(guarded, waitMs) {
  const deadline = Date.now() + waitMs
  // The dead of another parent send no event: looking again is the only way to know.
  while (Date.now() < deadline) {
    if (!isAlive(guarded)) return true
    await delay(20)
  }
  return !isAlive(guarded)
}

/** @param {Guarded} guarded */
function hasRunningMember(guarded) {
  if (guarded.kind === 'database') return isRunning(guarded.pid)
  return readdirSync('/proc').some((name) => {
    const pid = Number(name)
    return Number.isInteger(pid) && isRunning(pid, guarded.pid)
  })
}

/**
 * @param {number} pid
 * @param {number} [group] also asks that the process is of this group
 */
function isRunning(pid, group) {
  try {
    const stat = statOf(pid)
    return !isDead(stat.state) && (group === undefined || stat.group === group)
  } catch {
    return false
  }
}

/**
 * @param {number} pid
 * @returns {number | null} null where the system does not tell
 */
export function parentOf(pid) {
  try {
    return statOf(pid).parent
  } catch {
    return null
  }
}

/** Ended, and only not yet collected by its parent. @param {string} state */
const isDead = (state) => state === 'Z' || state === 'X'

/** @param {number} pid */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command's name stands in parentheses and may contain spaces; what follows is counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    state: fields[0] ?? '',
    parent: Number(fields[1]),
    group: Number(fields[2]),
    startTime: fields[19] ?? '',
  }
}
