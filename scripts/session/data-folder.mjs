import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Fault, isDiskFull } from './fault.mjs'

const neededBytes = 1024 ** 3

/**
 * Makes the data folder where it is missing, and proves that it can be written.
 *
 * @param {string} dataDir
 */
export function prepareDataFolder(dataDir) {
  try {
    makeFolder(join(dataDir, 'logs'))
    accessSync(dataDir, constants.W_OK)
    // A folder that is mounted for reading only answers yes above and no here.
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (isDiskFull(error)) throw new Fault(tooFull(dataDir, 0))
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Fault(
      `The data folder ${dataDir} cannot be written (${reason}): change its permissions, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * @param {string} dataDir
 * @param {(path: string) => Promise<{ bavail: number, bsize: number }>} [readStatfs]
 */
export async function checkDiskSpace(dataDir, readStatfs = statfs) {
  const { bavail, bsize } = await readStatfs(dataDir)
  const freeBytes = bavail * bsize
  if (freeBytes < neededBytes) throw new Fault(tooFull(dataDir, freeBytes))
  return freeBytes
}

/**
 * Step by step: mkdir's own `recursive` never returns where the system refuses with ENOENT, as /proc does.
 *
 * @param {string} folder
 * @param {number} [mode]
 */
export function makeFolder(folder, mode = 0o777) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  mkdirSync(folder, { mode })
}

/** Where a restore puts what it replaces, until the new stands. @param {string} folder */
export const replacedBy = (folder) => `${folder}.replaced`

/**
 * Puts one folder in place of another. Cut off in between, what was replaced is still beside it.
 *
 * @param {string} folder may be missing
 * @param {string} incoming
 */
export function exchangeFolder(folder, incoming) {
  const replaced = replacedBy(folder)
  // Where the folder is missing, a former exchange was cut off, and this is all that is left of it.
  if (existsSync(folder)) {
    rmSync(replaced, { recursive: true, force: true })
    renameSync(folder, replaced)
  }
  renameSync(incoming, folder)
}

/**
 * What was moved aside comes back where its place is empty: whoever moved it was killed before the next step.
 *
 * @param {string} folder
 */
export function putBack(folder) {
  const replaced = replacedBy(folder)
  if (!existsSync(folder) && existsSync(replaced)) renameSync(replaced, folder)
}

/**
 * Before an hour of work rather than after it: the place where another disk is mounted cannot be renamed, and a link
 * to one would become a folder on the wrong disk.
 *
 * @param {string} folder may be missing
 */
export function checkMovable(folder) {
  // A link that leads nowhere is there as well.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Fault(
      `A restore exchanges ${folder}, which is a symbolic link: put the folder that it leads to in its place for as long as it takes, or let DATA_DIR itself be on the other disk. Nothing was changed.`,
    )
  }
  if (!existsSync(folder)) return
  const aside = replacedBy(folder)
  rmSync(aside, { recursive: true, force: true })
  try {
    renameSync(folder, aside)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Fault(
      `A restore exchanges ${folder}, which cannot be renamed (${reason}): mount a disk on the folder above it instead. Nothing was changed.`,
    )
  }
  renameSync(aside, folder)
}

/** In the middle of the work. @param {string} dataDir */
export const fullDisk = (dataDir) => `The disk of ${dataDir} is full: make room, then do this again.`

/**
 * @param {string} dataDir
 * @param {number} freeBytes
 */
function tooFull(dataDir, freeBytes) {
  const free = Math.floor(freeBytes / 1024 ** 2)
  return `The disk of ${dataDir} has only ${free} MB free and 1024 MB are needed: make room, or set DATA_DIR to another disk.`
}
