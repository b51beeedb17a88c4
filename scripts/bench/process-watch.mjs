import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { processes } from './process-cost.mjs'

/**
 * The processor time of each part of the site in seconds since it began, and of the whole machine.
 *
 * @typedef {{ parts: Record<string, number>, idle: number, at: number }} Account
 * @typedef {(process: import('./process-cost.mjs').Process) => boolean} Belongs
 * @typedef {Record<'web' | 'pictures' | 'cms' | 'market' | 'database', Belongs>} Parts what belongs to each
 */

const ticksASecond = 100

/**
 * The parts of a site: the node apart from the process that makes pictures for it.
 *
 * @param {{ services: import('../site/services.mjs').Service[], dataDir: string }} site
 * @returns {Parts}
 */
export function partsOf({ services, dataDir }) {
  const groupOf = (/** @type {string} */ name) => services.find((one) => one.name === name)?.process.pid
  const [web, cms, market] = [groupOf('web'), groupOf('cms'), groupOf('market')]
  // Its processes leave the group and follow their postmaster.
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    web: ({ group, command }) => group === web && !isConverter(command),
    pictures: ({ group, command }) => group === web && isConverter(command),
    cms: ({ group }) => group === cms,
    market: ({ group }) => group === market,
    database: ({ pid, parent }) => pid === postmaster || parent === postmaster,
  }
}

/** @param {string} command */
const isConverter = (command) => command.includes('converter-process')

/**
 * @param {Parts} parts
 * @returns {Account}
 */
export function account(parts) {
  const all = processes()
  const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number)
  return {
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, belongs]) => [
        name,
        all.filter(belongs).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      ]),
    ),
    // Waiting for a disk is idle as well.
    idle: ((ticks[3] ?? 0) + (ticks[4] ?? 0)) / ticksASecond,
    at: performance.now() / 1000,
  }
}

/**
 * What each part had of one processor between two accounts, and how much of the whole machine did nothing.
 *
 * @param {Account} before
 * @param {Account} after
 * @returns {{ ofOneProcessor: Record<string, number>, idleShare: number }}
 */
export function sharesBetween(before, after) {
  const seconds = after.at - before.at
  const share = (/** @type {number} */ taken) => Math.round((taken / seconds) * 100) / 100
  return {
    ofOneProcessor: Object.fromEntries(
      // Less than before: a process has ended in between.
      Object.entries(after.parts).map(([name, taken]) => [
        name,
        share(Math.max(0, taken - (before.parts[name] ?? 0))),
      ]),
    ),
    idleShare: share((after.idle - before.idle) / availableParallelism()),
  }
}

/**
 * The memory and the open files of a part.
 *
 * @param {Belongs} belongs
 */
export function weigh(belongs) {
  const all = processes().filter(belongs)
  return {
    megabytes: all.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024,
    files: all.reduce((sum, { pid }) => sum + openFiles(pid), 0),
  }
}

/** @param {number} pid */
function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    // A process that has just ended has none.
    return 0
  }
}
