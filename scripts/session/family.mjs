import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAll, processIdentity } from './process-groups.mjs'

/** @typedef {import('./process-groups.mjs').Guarded} Guarded */
/** @typedef {{ leash: { pid: number, identity: string }, members: Guarded[] }} FamilyRecord */

/**
 * Everything that this command has started, ended together however the command itself ends.
 *
 * @typedef {object} Family
 * @property {(child: import('node:child_process').ChildProcess, kind: Guarded['kind']) => void} adopt
 *   takes a detached child; it is let go by itself when it exits
 * @property {(folder: string) => void} removeAtEnd
 * @property {(dataDir: string) => void} recordIn keeps a list in the folder for a start after kill -9
 * @property {() => boolean} isEnding
 * @property {() => Promise<void>} end services first, databases last, then the folders
 */

/** @returns {Family} */
export function startFamily() {
  const leash = spawn(process.execPath, [fileURLToPath(new URL('leash.mjs', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  leash.unref()
  leash.on('error', () => {})
  // A leash that was killed leaves a broken pipe: the family then still ends with its parent's own signals.
  leash.stdin.on('error', () => {})
  const leashPid = leash.pid ?? 0
  const leashIdentity = processIdentity(leashPid)

  /** @type {Map<number, Guarded>} */
  const members = new Map()
  /** @type {string | null} */
  let recordFile = null
  /** @type {Promise<void> | null} */
  let ending = null
  /** @param {import('./leash.mjs').LeashOrder} order */
  const tell = (order) => leash.stdin.write(`${JSON.stringify(order)}\n`)
  const record = () => {
    if (recordFile === null) return
    /** @type {FamilyRecord} */
    const content = { leash: { pid: leashPid, identity: leashIdentity }, members: [...members.values()] }
    writeFileSync(recordFile, JSON.stringify(content))
  }
  /** @param {number} pid */
  const letGo = (pid) => {
    members.delete(pid)
    tell({ release: pid })
    if (ending === null) record()
  }

  async function endEverything() {
    await endAll([...members.values()])
    if (recordFile !== null) rmSync(recordFile, { force: true })
    if (leash.exitCode !== null || leash.signalCode !== null) return
    const gone = new Promise((resolve) => leash.once('exit', resolve))
    leash.ref()
    leash.stdin.end()
    await gone
  }

  return {
    adopt(child, kind) {
      const { pid } = child
      if (pid === undefined) return
      const guarded = { pid, kind, identity: processIdentity(pid) }
      members.set(pid, guarded)
      tell({ hold: guarded })
      record()
      child.once('exit', async () => {
        // A service that dies must not leave its own children behind.
        if (kind === 'service') await endAll([guarded])
        letGo(pid)
      })
      // Born while the family was already ending.
      if (ending !== null) void endAll([guarded], { graceMs: 0 })
    },
    removeAtEnd(folder) {
      tell({ folder })
    },
    recordIn(dataDir) {
      recordFile = familyFile(dataDir)
      record()
    },
    isEnding: () => ending !== null,
    end() {
      ending ??= endEverything()
      return ending
    },
  }
}

/**
 * @param {string} dataDir
 * @returns {FamilyRecord | null}
 */
export function readFamilyRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(familyFile(dataDir), 'utf8'))
  } catch {
    // No former start, or one that was cut off while writing: there is nothing to clear up by name.
    return null
  }
}

/** @param {string} dataDir */
const familyFile = (dataDir) => join(dataDir, 'family.json')
