import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readFamilyRecord } from './family.mjs'
import { Fault } from './fault.mjs'
import { endAll, processIdentity } from './process-groups.mjs'

/** @typedef {{ pid: number, identity: string, command: string }} LockOwner */

const lockFile = 'run.json'
const formerEndsWithinMs = 20_000
const takenWithinMs = 60_000

/**
 * Makes this process the only one that works on the data folder, after waiting for the remains of a former
 * one that was killed.
 *
 * @param {string} dataDir
 * @param {string} command how a person would name it
 * @param {object} [options]
 * @param {number} [options.waitMs] how long to wait for another that works on it
 * @param {string} [options.otherwise] what helps beside stopping that
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lockDataFolder(
  dataDir,
  command,
  { waitMs = 0, otherwise = 'set DATA_DIR to another folder' } = {},
) {
  const file = join(dataDir, lockFile)
  const mine = { pid: process.pid, identity: processIdentity(process.pid), command }
  const startedAt = Date.now()
  for (;;) {
    const owner = lockOwner(dataDir)
    if (owner === null && (await tryToTake(dataDir, mine))) return () => giveBack(file, mine)
    const waitedMs = Date.now() - startedAt
    if (owner !== null && waitedMs >= waitMs) {
      throw new Fault(
        `"${owner.command}" (process ${owner.pid}) already works on ${dataDir}: stop it first, or ${otherwise}.`,
      )
    }
    if (waitedMs >= waitMs + takenWithinMs) {
      throw new Fault(`The file ${file} cannot be taken: stop what else starts on ${dataDir}.`)
    }
    // Those who have met must not meet again.
    await delay(owner === null ? Math.random() * 100 : 200)
  }
}

/**
 * The living process that holds the data folder.
 *
 * @param {string} dataDir
 * @returns {LockOwner | null}
 */
export function lockOwner(dataDir) {
  /** @type {LockOwner} */
  let owner
  try {
    owner = JSON.parse(readFileSync(join(dataDir, lockFile), 'utf8'))
  } catch {
    // Missing, or cut off with the power: nobody who lives can be named.
    return null
  }
  const identity = processIdentity(owner.pid)
  return identity !== '' && identity === owner.identity ? owner : null
}

/**
 * Nothing replaces a stale lock only if it still is the one that was read. So each announces itself before it looks:
 * of several at once all but one at the most see another, and step back.
 *
 * @param {string} dataDir
 * @param {LockOwner} mine
 */
async function tryToTake(dataDir, mine) {
  const claim = claimOf(mine.pid)
  try {
    writeFileSync(join(dataDir, claim), JSON.stringify(mine))
    if (isAnotherTaking(dataDir, claim) || lockOwner(dataDir) !== null) return false
    await endRemains(dataDir)
    renameSync(join(dataDir, claim), join(dataDir, lockFile))
    return true
  } finally {
    rmSync(join(dataDir, claim), { force: true })
  }
}

/**
 * @param {string} dataDir
 * @param {string} mine
 */
function isAnotherTaking(dataDir, mine) {
  return readdirSync(dataDir).some((name) => {
    const [, pid] = /^run\.json\.(\d+)-/.exec(name) ?? []
    if (pid === undefined || name === mine) return false
    if (name === claimOf(Number(pid))) return true
    // Of one that was killed while it took the lock.
    rmSync(join(dataDir, name), { force: true })
    return false
  })
}

/** @param {number} pid */
const claimOf = (pid) => `${lockFile}.${pid}-${encodeURIComponent(processIdentity(pid))}`

/**
 * @param {string} file
 * @param {LockOwner} owner
 */
function giveBack(file, owner) {
  try {
    if (JSON.parse(readFileSync(file, 'utf8')).pid === owner.pid) rmSync(file, { force: true })
  } catch {
    // Already gone: there is nothing to give back.
  }
}

/** What a killed start left: its leash is clearing up, or was killed as well. @param {string} dataDir */
async function endRemains(dataDir) {
  const record = readFamilyRecord(dataDir)
  if (record === null) return
  const deadline = Date.now() + formerEndsWithinMs
  while (isExactly(record.leash) && Date.now() < deadline) await delay(50)
  await endAll(record.members.filter(isExactly))
}

/** @param {{ pid: number, identity: string }} recorded */
function isExactly(recorded) {
  return recorded.identity !== '' && processIdentity(recorded.pid) === recorded.identity
}
