import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readFamilyRecord } from './family.mjs'
import { Fault, hasCode } from './fault.mjs'
import { endAll, processIdentity } from './process-groups.mjs'

/** @typedef {{ pid: number, identity: string, command: string }} LockOwner */

const formerEndsWithinMs = 20_000

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
  const file = join(dataDir, 'run.json')
  const mine = { pid: process.pid, identity: processIdentity(process.pid), command }
  const deadline = Date.now() + waitMs
  for (let attempt = 0; attempt < 5; ) {
    if (tryToWrite(file, mine)) return () => giveBack(file, mine)
    const owner = lockOwner(dataDir)
    if (owner !== null) {
      if (Date.now() < deadline) {
        await delay(200)
        continue
      }
      throw new Fault(
        `"${owner.command}" (process ${owner.pid}) already works on ${dataDir}: stop it first, or ${otherwise}.`,
      )
    }
    attempt += 1
    await endRemains(dataDir)
    rmSync(file, { force: true })
  }
  throw new Fault(`The file ${file} cannot be taken: stop what else starts on ${dataDir}.`)
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
    owner = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  } catch {
    // Missing, or cut off by a full disk: nobody who lives can be named.
    return null
  }
  const identity = processIdentity(owner.pid)
  return identity !== '' && identity === owner.identity ? owner : null
}

/**
 * @param {string} file
 * @param {LockOwner} owner
 */
function tryToWrite(file, owner) {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

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
